#!/bin/sh
# Run as root in the image of Postgres while no server runs, by deploy/restore.sh. Nothing is deleted: what was there is moved beside.
#   replace-data.sh to <time | latest>   the data folder becomes one that goes to that moment when Postgres is started on it
#   replace-data.sh new                  where there is no cluster: its archive makes room for that of the cluster to come
#   PGDATA, BACKUP_DIR
set -eu
. "$(dirname "$0")/common.sh"
need PGDATA "the data folder of the server"
need BACKUP_DIR "the folder of the backups"
stamp=$(now)
# The image makes this folder as root, and Postgres's own in it.
parent=$(dirname "$PGDATA")

case ${1:-} in
  to)
    mkdir -p "$parent"
    restored=$parent/restored-$stamp
    mkdir "$restored"
    chown postgres: "$restored"
    gosu postgres sh "$(dirname "$0")/restore-to.sh" "$2" "$restored" || {
      rmdir "$restored"
      fail "nothing was replaced"
    }
    if [ -e "$PGDATA" ]; then
      mv "$PGDATA" "$parent/lost-$stamp"
      echo "The data of before: $parent/lost-$stamp"
    fi
    mv "$restored" "$PGDATA"
    ;;
  new)
    if [ -e "$PGDATA/PG_VERSION" ]; then exit 0; fi
    # Two clusters must not share an archive.
    for name in base wal; do
      [ ! -e "$BACKUP_DIR/$name" ] || mv "$BACKUP_DIR/$name" "$BACKUP_DIR/$name-of-the-lost-$stamp"
    done
    mkdir -p "$BACKUP_DIR/wal"
    chown postgres: "$BACKUP_DIR/wal"
    chmod 700 "$BACKUP_DIR/wal"
    ;;
  *) fail "to <time | latest>, or new" ;;
esac
