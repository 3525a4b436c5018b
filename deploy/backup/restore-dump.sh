#!/bin/sh
# Brings a dump back into an empty database: `restore-dump.sh <file>`. All of it or nothing.
#   DATABASE_URL   where to, as the role that the shop uses; the database exists and has no tables
set -eu
. "$(dirname "$0")/common.sh"
[ $# -eq 1 ] || fail "one argument is needed, the dump: restore-dump.sh /backup/dumps/<time>.dump"
need DATABASE_URL "the empty database to restore into, e.g. postgres://silcrow@db:5432/silcrow"
hide_password DATABASE_URL
need_programs pg_restore psql
[ -f "$1" ] || fail "there is no file $1: name one of the folder dumps"
pg_restore --list "$1" > /dev/null || fail "$1 is no whole dump: take the one before it"

ask() { psql --no-psqlrc --no-password -v ON_ERROR_STOP=1 -tA -c "$1" "$DATABASE_URL"; }
tables=$(ask "select count(*) from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
  and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')")
[ "$tables" = 0 ] || fail "the database has tables already ($tables): nothing is overwritten. Create an empty one and name that"

pg_restore --no-password --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$1"
ask analyze > /dev/null
echo "Restored $(ask 'select count(*) from users') users. Next: npm run billing:reconcile -- --repair"
