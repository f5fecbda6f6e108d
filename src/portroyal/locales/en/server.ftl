# The server's commands.

serve-help = Run the game server; players open its address in their browser.
serve-port = The port to listen on.
serve-host = The address to listen on; 0.0.0.0 for everybody in the network.
serve-database = An SQLite file, or postgresql://… for several processes; without it, a file in your data folder.
serve-origin = Another site whose pages may use this server; may be given several times.
serve-proxy = A proxy stands before the server; believe its X-Forwarded headers.
serve-bots = In how many processes bots think.
serve-unlimited = No limits of rates and counts; for measuring only.
serve-log = How much is logged: DEBUG, INFO, WARNING or ERROR.
serve-open = Open the game in the browser.
serve-at = Port Royal is at { $address }
verify-help = Check the proof of fairness in records: the server could not choose the cards after it knew the cuts.
verify-files = Records of finished games, as the server gives them out.
verify-wrong = { $file }: NOT PROVEN. { $sentence }
verify-cards = { $file }: proven. Secret and cuts make the key behind the commitment { $commitment }; { $shuffles ->
    [one] its one shuffle
   *[other] its { $shuffles } shuffles
  } and { $actions } actions lead to the recorded result.
verify-dice = { $file }: proven. Secret and cuts make the key behind the commitment { $commitment }; { $rolls ->
    [one] its one roll
   *[other] its { $rolls } rolls
  } and { $actions } actions lead to the recorded result.
verify-lot = The start player was chosen by the same lot.
verify-limits = This shows that the cards were fixed before the cuts were known. It does not show that nobody who runs the server has looked at them.
backup-help = Write everything the server keeps into one file, also while it runs.
backup-file = The file to write; it holds secrets, so keep it safe.
backup-done = { $rows } rows are in { $file }.
restore-help = Fill a new, empty database from a backup.
restore-file = The backup.
restore-done = { $rows } rows of { $file } are restored.
