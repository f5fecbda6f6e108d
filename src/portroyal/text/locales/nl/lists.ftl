# De kaarten van een spel als lijst, en wat de opdrachtregel verder doet voor wie typt.

cli-cards = De kaarten van een spel tonen: hun namen in de notatie en wat erop staat.
cards-title = { cards }:
cards-none = { $game } heeft geen kaarten; kies uit { $games }
cli-completion = Tonen wat een shell nodig heeft om opdrachten aan te vullen: eval "$(portroyal completion bash)"
cli-completion-shell = De shell.
completion-unknown = { $shell } is geen bekende shell; kies uit { $shells }
bad-ending = { $file } moet eindigen op { $kinds }
intro-head-start = { $n ->
    [one] Het starteiland van de grapjas, { $island }, heeft een voorsprong: 1 vakje is op elk blad al aangekruist.
   *[other] Het starteiland van de grapjas, { $island }, heeft een voorsprong: { $n } vakjes zijn op elk blad al aangekruist.
}
dice-sheet = Eilanden; tussen haakjes: nog geen route erheen
dice-sheet-island = eiland
dice-sheet-fields = vakjes
dice-sheet-points = ptn
dice-sheet-person = persoon
