#!/bin/sh
# Run once by the image of Postgres when it makes its data folder: archiving of WAL from the start, and two roles that can do what
# they are for and nothing else. A data folder that is there already gets the same by hand (docs/deployment.md).
#   SHOP_PASSWORD, BACKUP_PASSWORD   of the roles silcrow (owns the database silcrow) and backup (reads, and copies the cluster)
set -eu
: "${SHOP_PASSWORD:?the password of the role silcrow}" "${BACKUP_PASSWORD:?the password of the role backup}"
export SHOP_PASSWORD BACKUP_PASSWORD
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres << 'SQL'
\getenv shop SHOP_PASSWORD
\getenv backup BACKUP_PASSWORD
create role silcrow login password :'shop';
create database silcrow owner silcrow;
create role backup login replication password :'backup';
grant pg_read_all_data, pg_read_all_settings to backup;
SQL
# `all` in this file doesn't mean replication. Of the network that the server stands in, not of the world.
echo "host replication backup samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
echo "include '${BACKUP_SETTINGS:-/etc/silcrow/backup/postgres.conf}'" >> "$PGDATA/postgresql.conf"
