#!/bin/sh
# Copies the whole cluster while it runs, as the start of a restore to a point in time: `base.sh`, once a day. Prints the
# copy's folder, whose name is the first moment that can be restored from it.
#   BACKUP_URL   connection string of the role for backups (docs/restore.md)
#   BACKUP_DIR   where backups lie; copies are made in its folder `base`, archived WAL is in `wal`
#   KEEP_DAYS    how far back one can go; 7
set -eu
umask 077
. "$(dirname "$0")/common.sh"
need BACKUP_URL "the cluster to copy, e.g. postgres://backup@db:5432/silcrow"
hide_password BACKUP_URL
need BACKUP_DIR "the folder of the backups, on another disk than the database"
: "${KEEP_DAYS:=7}"
need_count KEEP_DAYS
need_programs pg_basebackup pg_verifybackup pg_archivecleanup psql

[ "$(psql --no-psqlrc --no-password -tA -c 'show archive_mode' "$BACKUP_URL")" != off ] ||
  fail "the server does not archive its WAL, so no point in time could be reached: give it deploy/backup/postgres.conf"

folder=$BACKUP_DIR/base
mkdir -p "$folder" "$BACKUP_DIR/wal"
drop_partial "$folder"
drop_partial "$BACKUP_DIR/wal"
partial=$folder/.partial.$$
trap 'rm -rf "$partial"' EXIT
trap 'exit 1' HUP INT QUIT TERM

pg_basebackup --no-password --dbname="$BACKUP_URL" --pgdata="$partial" --wal-method=stream --checkpoint=fast
pg_verifybackup --quiet "$partial"
name=$(now)
[ ! -e "$folder/$name" ] || fail "$folder/$name is there already: wait a second"
mv "$partial" "$folder/$name"
sync "$folder"

# The newest copy older than KEEP_DAYS is where a restore to the first of those days begins; those before it may go.
oldest=$(days_ago "$KEEP_DAYS")
keep=
for copy in "$folder"/*Z; do
  this=$(basename "$copy")
  later=$(printf '%s\n%s\n' "$this" "$oldest" | sort | tail -n 1)
  if [ -z "$keep" ] || [ "$later" = "$oldest" ]; then keep=$this; fi
done
for copy in "$folder"/*Z; do
  this=$(basename "$copy")
  [ "$this" != "$keep" ] || break
  rm -rf "$copy"
done
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]\{24\}\))$/\1/p' "$folder/$keep/backup_label")
[ -n "$first" ] || fail "$folder/$keep/backup_label does not say where its WAL begins: is that folder whole?"
pg_archivecleanup "$BACKUP_DIR/wal" "$first"
echo "$folder/$name"
