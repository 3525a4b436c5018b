#!/bin/sh
# Dumps the database: `dump.sh`, once a day. Prints the file's name.
#   BACKUP_URL   connection string of the role for backups (docs/restore.md)
#   BACKUP_DIR   where backups lie; the dump is made in its folder `dumps`
#   KEEP_DAYS    how long dumps are kept; 30
set -eu
umask 077
. "$(dirname "$0")/common.sh"
need BACKUP_URL "the database to dump, e.g. postgres://backup@db:5432/silcrow"
hide_password BACKUP_URL
need BACKUP_DIR "the folder of the backups, on another disk than the database"
: "${KEEP_DAYS:=30}"
need_count KEEP_DAYS
need_programs pg_dump pg_restore

folder=$BACKUP_DIR/dumps
mkdir -p "$folder"
drop_partial "$folder"
name=$(now).dump
partial=$folder/.$name.$$
trap 'rm -f "$partial"' EXIT
trap 'exit 1' HUP INT QUIT TERM

[ ! -e "$folder/$name" ] || fail "$folder/$name is there already: wait a second"
pg_dump --format=custom --compress=1 --no-password --file="$partial" --dbname="$BACKUP_URL"
# Reads all of it: a list of contents would be whole in a file that was cut short.
pg_restore --file=/dev/null "$partial"
# A dump without the table of users isn't one of the shop, however well it reads.
pg_restore --list "$partial" | grep -q 'TABLE DATA public users ' ||
  fail "the dump has no table of users: does BACKUP_URL name the shop's database?"
sync "$partial"
mv "$partial" "$folder/$name"
sync "$folder"

# Old ones go only once a new one is there.
oldest=$(days_ago "$KEEP_DAYS")
for file in "$folder"/*Z.dump; do
  this=$(basename "$file" .dump)
  [ "$this" = "$(printf '%s\n%s\n' "$this" "$oldest" | sort | tail -n 1)" ] || rm -f "$file"
done
echo "$folder/$name"
