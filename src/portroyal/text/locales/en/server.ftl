# The server's commands.

serve-help = Run the game server; players open its address in their browser.
serve-port = The port to listen on.
serve-host = The address to listen on; 0.0.0.0 for everybody on the network.
serve-database = An SQLite file, or postgresql://… for several processes; by default, a file in your data folder.
serve-origin = Another site whose pages may use this server; may be given several times.
serve-bad-origin = { $origin } is not a site; give it as https://example.org, without a path
serve-proxy = A proxy sits in front of the server; trust its X-Forwarded headers.
serve-bots = The number of processes in which bots think.
serve-unlimited = No rate or count limits; for benchmarking only.
serve-metrics = Show /metrics to everybody who can reach the server.
serve-metrics-port = Show /metrics on this port alone, on the same address.
serve-log = How much to log: DEBUG, INFO, WARNING or ERROR.
serve-bad-log = --log is { $log }; it can be DEBUG, INFO, WARNING or ERROR
serve-open = Open the game in the browser.
serve-at = Port Royal is at { $address }
verify-help = Check the proof of fairness in records, and compare it with what you were shown before the cut.
verify-files = Records of finished games, as the server gives them out.
verify-wrong = { $file }: NOT PROVEN. { $sentence }
verify-cards = { $file }: the record is consistent. The secret matches the commitment { $commitment } and, with the cuts, makes the key; { $shuffles ->
    [one] its one shuffle
   *[other] its { $shuffles } shuffles
  } and { $actions } moves lead to the recorded result.
verify-dice = { $file }: the record is consistent. The secret matches the commitment { $commitment } and, with the cuts, makes the key; { $rolls ->
    [one] its one roll
   *[other] its { $rolls } rolls
  } and { $actions } moves lead to the recorded result.
verify-lot = The start player was drawn from the same key.
verify-no-lot = According to the record, the start player was set from the beginning, not drawn by lot.
verify-own = In the record, your cut is listed under the seat of { $name }; that should be you.
verify-commitment = The commitment (the fingerprint of the server’s secret) that you were shown before the cut.
verify-cut = The cut that you gave.
verify-table = The name of the table, as in its address.
verify-kept = Table, commitment and cut in one file, as your browser saves them.
verify-one = --commitment, --cut, --table and --kept apply to one game; name one record
verify-either = --kept holds the commitment, the cut and the table; give either that file, or --commitment, --cut and --table
verify-compared-both = Proven: this commitment is the one that you were shown before the cut, and your cut is among the cuts. The server’s secret was fixed before it knew your cut, so it could not choose the cards or rolls.
verify-compared-apart = This commitment is the one that you were shown before the cut, and your cut is among the cuts: the server’s secret was fixed before it knew your cut.
verify-hand = But the server may have had a hand in somebody else’s cut.
verify-unnamed = Not checked: whether { $table } is the table at which you played (--table). The cards or rolls depend on that name as well, and the server could have chosen it once it knew your cut.
verify-compared-commitment = This commitment is the one that you were shown before the cut. Whether your cut is among the cuts was not checked (--cut).
verify-compared-cut = Your cut is among the cuts. Whether the server showed this commitment before the cut was not checked (--commitment).
verify-compared-nothing = Whether the server showed this commitment before the cut was not checked; to check, give --commitment, --cut and --table, or --kept with the file that your browser saves.
verify-others = Others have cut as well: { $cuts }. Not checked: whether each of them was a person at your table who sealed their cut before yours was known.
verify-sealed = Others have cut as well: { $cuts }. These are the cuts that were sealed before you gave yours.
verify-withheld = Sealed but never given, and so counted as empty: the cut of { $names }. Somebody in league with the server could have kept it back on purpose, once all the others were known.
verify-limits = None of this rules out that whoever runs the server has looked at the cards or rolls to come, or had everybody cut again until the result was to their liking.
backup-help = Write everything the server keeps to one file, even while it is running.
backup-file = The file to write; it holds secrets, so keep it safe.
backup-done = { $rows ->
    [one] 1 row has
   *[other] { $rows } rows have
} been written to { $file }.
restore-help = Fill a new, empty database from a backup.
restore-file = The backup.
restore-done = { $rows ->
    [one] 1 row from { $file } has
   *[other] { $rows } rows from { $file } have
} been restored.
serve-warm = Whether the strongest bots are compiled at startup (half a minute the first time) or when they are first asked for.
serve-taken = Port { $port } on { $host } cannot be used ({ $why }). Choose another with --port, or stop whatever is running there.
database-unusable = the database cannot be used: { $why }
database-neither = the database is neither a file nor an address like postgresql://HOST/NAME
database-driver = PostgreSQL needs a driver: pip install "portroyal[postgresql]"
database-in-use = { $file } is in use by another server; one process per SQLite file, PostgreSQL for more
database-two-names = { $file } has another name (a hard link), under which SQLite would not find all that was saved; remove one of the names, or copy the file
database-newer = the database has schema version { $form }, which this program does not know; it was written by a newer one
backup-no-database = { $file } does not exist
backup-not-written = { $file } cannot be written: { $why }
backup-not-read = { $file } cannot be read: { $why }
backup-gaps = { $rows ->
    [one] 1 row has
   *[other] { $rows } rows have
} been written to { $file }, but the database is damaged: { $gaps ->
    [one] 1 entry is incomplete
   *[other] { $gaps } entries are incomplete
}
backup-unsure = { $rows ->
    [one] 1 row has
   *[other] { $rows } rows have
} been written to { $file }, but whether anything is missing could not be checked: { $why }
backup-never-used = this database has never been used by a server
restore-no-backup = this is not a backup; a backup begins by naming its format, { $format }
restore-other-form = the database has schema version { $now }, the backup { $form }; restore into a new one
restore-not-empty = the database is not empty; restore into a new one
restore-torn-rows = the backup is damaged: it has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and should have { $all }
restore-torn-end = the backup is damaged: its end is missing
restore-torn-line = the backup is damaged: a line is not JSON
reports-help = List what players have reported: a chat message, or a name.
reports-settle = Delete the report with this number because it has been dealt with; may be given several times.
reports-none = Nobody has reported anything.
reports-line = { $number } · { $at } · table { $table }, message { $seq }
reports-name = { $number } · { $at } · table { $table }, a name
reports-who = { $who } about { $whom }: { $reason }
reports-said = { $name } wrote: { $text }
reports-unsaid = The message has been deleted.
reports-nobody = a deleted player
reports-nameless = somebody without a name
reports-settled = { $n ->
    [one] One report has been deleted.
   *[other] { $n } reports have been deleted.
  }
