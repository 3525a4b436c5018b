#!/bin/sh
# Prepares an empty data folder so that Postgres, started on it, goes to a point in time and then opens:
# `restore-to.sh <time | latest> <data folder>`, as the user that runs Postgres. The time names its zone:
# "2027-01-31 14:05:00+00". Point the server at the folder afterwards and start it.
#   BACKUP_DIR   where backups lie, with `base` and `wal`; the server must be able to read `wal` at the same path
#   TIMELINE     which history to follow after earlier restores; latest
set -eu
umask 077
. "$(dirname "$0")/common.sh"
[ $# -eq 2 ] || fail 'two arguments are needed: restore-to.sh "2027-01-31 14:05:00+00" /path/to/an/empty/folder (or latest for the time)'
need BACKUP_DIR "the folder of the backups"
: "${TIMELINE:=latest}"
data=$2
[ "$(id -u)" != 0 ] || fail "Postgres does not run as root: run this as the user that runs it (su postgres, docker run --user postgres)"
need_plain_path "$BACKUP_DIR"
need_plain_path "$data"
[ -d "$BACKUP_DIR/wal" ] || fail "$BACKUP_DIR has no folder wal: is it where the backups lie?"
[ "$TIMELINE" = latest ] || need_count TIMELINE

if [ "$1" = latest ]; then
  target=
  until=$(now)
else
  echo "$1" | grep -Eq '^[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}(:?[0-9]{2})?)$' ||
    fail "\"$1\" is not a time with its zone: write it like \"2027-01-31 14:05:00+00\", or latest"
  target=$(date -u -d "$1" '+%Y-%m-%d %H:%M:%S.%6N+00') || fail "\"$1\" is no moment of the calendar"
  until=$(date -u -d "$1" +%Y%m%dT%H%M%SZ)
  [ "$(date -u -d "$1" +%s)" -le "$(date -u +%s)" ] || fail "$1 is still to come: name a moment that was, or latest"
fi

base=
for copy in "$BACKUP_DIR"/base/*Z; do
  [ -d "$copy" ] || continue
  this=$(basename "$copy")
  [ "$until" = "$(printf '%s\n%s\n' "$this" "$until" | sort | tail -n 1)" ] && base=$copy
done
[ -n "$base" ] || fail "no copy in $BACKUP_DIR/base is as old as that: name a later time, or restore a dump"

mkdir -p "$data"
[ -z "$(ls -A "$data")" ] || fail "$data is not empty: nothing is overwritten. Move what is there away, or name another folder"
chmod 700 "$data"
trap 'find "$data" -mindepth 1 -delete' EXIT
trap 'exit 1' HUP INT QUIT TERM

# Whole before it looks like a cluster: Postgres takes a folder for one by its PG_VERSION, which comes last.
partial=$data/.restoring
cp -a "$base" "$partial"
pg_version=$(cat "$partial/PG_VERSION")
rm "$partial/PG_VERSION"
touch "$partial/recovery.signal"
# All of them each time: the copy may hold those of an earlier restore.
cat >> "$partial/postgresql.auto.conf" << SETTINGS
restore_command = 'cp "$BACKUP_DIR/wal/%f" "%p"'
recovery_target_time = '$target'
recovery_target_timeline = '$TIMELINE'
recovery_target_action = 'promote'
SETTINGS
find "$partial" -mindepth 1 -maxdepth 1 -exec mv {} "$data" \;
rmdir "$partial"
# Postgres syncs all of it before it recovers.
echo "$pg_version" > "$data/PG_VERSION"
trap - EXIT
echo "Start Postgres $pg_version on $data: it begins with the copy of $(basename "$base"), goes to ${target:-the end of the archive}, and opens."
