"""Words that say how much of something holds, and how surely; folded."""

from collections.abc import Mapping
from enum import IntFlag, auto
from types import MappingProxyType
from typing import Final

__all__ = ["CUES", "Cue"]


class Cue(IntFlag):
    """What a word says beside its own meaning."""

    UNIVERSAL = auto()
    """It holds of all, or of none, or of nothing else."""
    HEDGE = auto()
    """It may hold, or holds of some, or about."""
    MORE = auto()
    LESS = auto()
    LACK = auto()
    """It denies without being a negation: *fail*, *avoid*, *imposible*."""


_EN = {
    Cue.UNIVERSAL: "all every everyone everybody everything always entire entirely completely never only none nobody "
    "each both exclusively fully throughout forever anyone anything",
    Cue.HEDGE: "may might could can possibly perhaps maybe likely probably some sometimes often usually generally "
    "suggest suggests appears appear seems seem reportedly allegedly around about approximately believed potentially "
    "partly partially nearly almost",
    Cue.MORE: "more increase increased greater higher rise rose larger up above over exceed better faster",
    Cue.LESS: "less fewer decrease decreased lower fall fell smaller down below under reduce reduced worse slower "
    "decline declined",
    Cue.LACK: "fail fails failed failing deny denies denied denying lack lacks lacked lacking refuse refuses refused "
    "reject rejects rejected avoid avoids avoided prevent prevents prevented unable impossible absence absent exclude "
    "excluded excluding hardly barely scarcely rarely seldom few little unlikely without neither nor cease ceased stop "
    "stopped lose lost loses doubt doubtful false",
}
_ES = {
    Cue.UNIVERSAL: "todo todos toda todas siempre nunca solo solamente unico unica unicamente ninguno nadie nada cada "
    "ambos ambas completamente totalmente exclusivamente jamas cualquier cualquiera",
    Cue.HEDGE: "puede pueden podria podrian quiza quizas tal posiblemente probablemente alguno algunos algunas alguna "
    "veces suele suelen generalmente parece parecen aproximadamente alrededor casi cerca considerado",
    Cue.MORE: "mas mayor mayores aumento aumentar aumenta superior crecio subio mejor encima",
    Cue.LESS: "menos menor menores disminuyo disminuir disminuye inferior bajo descendio peor debajo reducir",
    Cue.LACK: "falla fallo negar nego niega niegan carece carecen carecia falta rechazo rechaza evitar evito impedir "
    "impidio imposible ausencia ausente excluir excepto apenas raramente pocos pocas poco sin tampoco dejar dejo "
    "perder perdio falso",
}


def _table(listed: Mapping[Cue, str]) -> Mapping[str, Cue]:
    table: dict[str, Cue] = {}
    for cue, words in listed.items():
        for word in words.split():
            table[word] = table.get(word, Cue(0)) | cue
    return MappingProxyType(table)


CUES: Final[Mapping[str, Mapping[str, Cue]]] = MappingProxyType({"en": _table(_EN), "es": _table(_ES)})
"""Word → what it says, per language."""
