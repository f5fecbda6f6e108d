# What stands around the help of a command, and what is said about mistyped commands and options.

help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands-title = Commands
help-help = Show this message and exit.
help-any-options = [OPTIONS]
help-any-command = COMMAND [ARGS]...
help-default = default: { $value }
help-variable = env var: { $value }
help-number = number
help-text = text
help-required = required

usage-help = For help: { $command }
usage-no-option = there is no option { $name }{ $near ->
    [none] {""}
   *[other] {" "}(did you mean { $near }?)
}
usage-no-command = there is no command { $name }{ $near ->
    [none] {""}
   *[other] {" "}(did you mean { $near }?)
}
usage-missing-command = a command is missing
usage-missing = { $name } is missing
usage-extra = { $name } is not expected here
usage-needs-value = { $name } needs a value
usage-takes-none = { $name } takes no value
usage-at-most = { $name } must be at most { $n }
usage-at-least = { $name } must be at least { $n }
usage-whole-number = { $name } must be a whole number
usage-number = { $name } must be a number
