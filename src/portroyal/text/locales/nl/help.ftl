# Wat er rond de hulp van een opdracht staat, en wat er over verkeerd getypte opdrachten en opties wordt gezegd.

help-usage = Gebruik:
help-options = Opties
help-arguments = Argumenten
help-commands-title = Opdrachten
help-help = Deze hulp tonen.
help-any-options = [OPTIES]
help-any-command = OPDRACHT [ARGUMENTEN]...
help-default = standaard: { $value }
help-variable = omgevingsvariabele: { $value }
help-number = getal
help-text = tekst
help-required = verplicht

usage-help = Hulp: { $command }
usage-no-option = er is geen optie { $name }{ $near ->
    [none] {""}
   *[other] {" "}(misschien { $near })
}
usage-no-command = er is geen opdracht { $name }{ $near ->
    [none] {""}
   *[other] {" "}(misschien { $near })
}
usage-missing-command = er ontbreekt een opdracht
usage-missing = { $name } ontbreekt
usage-extra = met { $name } valt hier niets te doen
usage-needs-value = bij { $name } hoort een waarde
usage-takes-none = bij { $name } hoort geen waarde
usage-at-most = { $name } mag hoogstens { $n } zijn
usage-at-least = { $name } moet minstens { $n } zijn
usage-whole-number = { $name } moet een geheel getal zijn
usage-number = { $name } moet een getal zijn
