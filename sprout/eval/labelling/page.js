"use strict";
const sheet = JSON.parse(document.getElementById("sheet").textContent);
const bar = document.getElementById("bar");
const progress = document.getElementById("progress");
const count = document.getElementById("count");
const labeller = document.getElementById("labeller");
let unsaved = false;

const chosen = (index) => document.querySelector(`input[name="row-${index}"]:checked`)?.value ?? "";
const cell = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function show() {
  const done = sheet.rows.filter((_, index) => chosen(index) !== "").length;
  progress.value = done;
  count.textContent = `${done} of ${sheet.rows.length} labelled`;
}

function download() {
  const name = labeller.value.trim();
  const who = cell(/^\p{L}/u.test(name) ? name : name && `'${name}`);
  const rows = sheet.rows.map((row, index) => `${row},${chosen(index)},${who},`);
  const text = `\ufeff${[sheet.header, ...rows].join("\r\n")}\r\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = sheet.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  unsaved = false;
}

document.addEventListener("change", (event) => {
  if (event.target.type === "radio") {
    unsaved = true;
    show();
  }
});
window.addEventListener("beforeunload", (event) => {
  if (unsaved) event.preventDefault();
});
bar.addEventListener("submit", (event) => {
  event.preventDefault();
  download();
});
bar.hidden = false;
show();
