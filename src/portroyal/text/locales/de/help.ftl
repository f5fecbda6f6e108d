# Was um die Hilfe eines Befehls steht und was zu vertippten Befehlen und Optionen gesagt wird.

help-usage = Aufruf:
help-options = Optionen
help-arguments = Argumente
help-commands-title = Befehle
help-help = Diese Hilfe zeigen.
help-any-options = [OPTIONEN]
help-any-command = BEFEHL [ARGUMENTE]...
help-default = Vorgabe: { $value }
help-variable = Umgebungsvariable: { $value }
help-number = Zahl
help-text = Text
help-required = nötig

usage-help = Hilfe: { $command }
usage-no-option = es gibt keine Option { $name }{ $near ->
    [none] {""}
   *[other] {" "}(vielleicht { $near })
}
usage-no-command = es gibt keinen Befehl { $name }{ $near ->
    [none] {""}
   *[other] {" "}(vielleicht { $near })
}
usage-missing-command = es fehlt ein Befehl
usage-missing = { $name } fehlt
usage-extra = mit { $name } ist hier nichts anzufangen
usage-needs-value = { $name } braucht einen Wert
usage-takes-none = { $name } darf keinen Wert haben
usage-at-most = { $name } darf höchstens { $n } sein
usage-at-least = { $name } muss mindestens { $n } sein
usage-whole-number = { $name } muss eine ganze Zahl sein
usage-number = { $name } muss eine Zahl sein
