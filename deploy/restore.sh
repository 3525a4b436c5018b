#!/bin/sh
# Brings the shop's database back with Docker Compose, and starts the shop. Whatever fails ends it, with nothing started after that.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

usage() {
  cat << 'USAGE'
deploy/restore.sh latest                      to the end of the archive
deploy/restore.sh "2027-01-31 14:05:00+00"    to a moment of the last seven days, with its zone
deploy/restore.sh 20270131T031700Z.dump       from a dump of /backup/dumps
deploy/restore.sh finish                      the steps after the data is back, when one of them failed
deploy/restore.sh list                        what there is: copies (a moment must come after one) and dumps

It stops all services, puts the restored data in the place of those that are there, starts Postgres and waits until it takes writes,
migrates, repairs purchases from what Paddle says, starts the shop, and makes new backups. The data of before are moved, not deleted:
there has to be room for both. They are in the folder lost-<time> beside the new ones or, with a dump, in the database lost_<time>.
USAGE
}
refuse() {
  echo "restore: $*" >&2
  usage >&2
  exit 2
}
say() { echo "restore: $*"; }
fail() {
  say "$*" >&2
  exit 1
}
shop() { "$here/shop" "$@"; }
# In the image of Postgres, beside a server that runs or not.
beside() {
  user=$1
  shift
  shop run --rm --no-deps --user "$user" --entrypoint sh -e BACKUP_DIR=/backup postgres "$@"
}

[ $# -eq 1 ] || refuse "one argument is needed"
what=$1
case $what in
  --help | -h)
    usage
    exit
    ;;
  list | latest | finish) ;;
  *.dump)
    what=${what##*/}
    case $what in *[!A-Za-z0-9._-]* | [.-]*) refuse "\"$1\" is no name of a dump" ;; esac
    ;;
  *)
    echo "$what" | grep -Eq '^[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}(:?[0-9]{2})?)$' ||
      refuse "\"$what\" is no time with its zone, and no dump"
    ;;
esac
if [ "$what" = list ]; then
  beside postgres -c 'ls -l /backup/base /backup/dumps'
  exit
fi

step="looked for what to restore"
trap '[ $? = 0 ] || say "ended while it $step. Nothing is started after that." >&2' EXIT
trap 'exit 1' HUP INT QUIT PIPE TERM

# Until it takes writes: a server that recovers answers before that. The one that makes a new cluster listens to nobody at 127.0.0.1.
wait_for_postgres() {
  step="waited for Postgres"
  waited=0
  until [ "$(shop exec -T postgres sh -c 'pg_isready -q -h 127.0.0.1 && psql -U postgres -tAc "select pg_is_in_recovery()"' 2> /dev/null)" = f ]; do
    waited=$((waited + 2))
    [ "$waited" -lt "${READY_WITHIN:-900}" ] || fail "Postgres takes no writes yet. See: deploy/shop logs --tail 50 postgres"
    sleep 2
  done
}

# As the server's superuser. Several statements are done all or not at all.
sql() { shop exec -T postgres psql --no-psqlrc --quiet -U postgres -v ON_ERROR_STOP=1 -c "$1"; }

from_dump() {
  password=${SHOP_PASSWORD:-$(sed -n 's/^SHOP_PASSWORD=//p' "$here/../.env" | tail -n 1 | tr -d "\"'\r ")}
  [ -n "$password" ] || fail "SHOP_PASSWORD is in neither .env nor the environment"
  beside postgres -c "test -s /backup/dumps/$what" || fail "there is no dump $what: deploy/restore.sh list shows them"
  step="stopped the shop"
  shop stop proxy app1 app2 jobs backup
  step="looked for a cluster"
  beside root /etc/silcrow/backup/replace-data.sh new
  step="started Postgres"
  shop up --detach --no-build postgres
  wait_for_postgres
  step="restored the dump"
  # Left of a restore that failed.
  sql 'drop database if exists restored'
  sql 'create database restored owner silcrow'
  # By the environment: arguments stand in every list of processes.
  PGPASSWORD=$password shop run --rm --no-deps --entrypoint sh -e PGPASSWORD -e DATABASE_URL=postgres://silcrow@postgres/restored \
    backup /deploy/backup/restore-dump.sh "/backup/dumps/$what"
  step="put the restored database in its place"
  sql "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'silcrow'" > /dev/null
  sql "alter database silcrow rename to lost_$(date -u +%Y%m%d_%H%M%S); alter database restored rename to silcrow"
}

to_moment() {
  step="stopped the shop and Postgres"
  shop stop proxy app1 app2 jobs backup postgres
  step="put the restored data in their place"
  beside root /etc/silcrow/backup/replace-data.sh to "$what"
  step="started Postgres"
  shop up --detach --no-build postgres
}

case $what in
  finish) ;;
  *.dump) from_dump ;;
  *) to_moment ;;
esac
wait_for_postgres
say "the database is back"
# From here on all can be repeated.
trap '[ $? = 0 ] || say "the database is back, but it ended while it $step. Mend that, then: deploy/restore.sh finish" >&2' EXIT
step="migrated"
shop run --rm --no-deps release
step="repaired purchases"
shop run --rm --no-deps jobs node --conditions=react-server --import tsx lib/billing/reconcile/reconcile-command.ts --repair
step="started the shop"
shop up --detach --no-build
step="made new backups"
shop exec -T backup sh deploy/jobs.sh now
say "the shop runs, and new backups are made. What a backup can't bring back: docs/restore.md"
