#!/bin/sh
# Run once by the image of Postgres when it makes its data folder: has the server archive its WAL from the start.
set -eu
echo "include '/etc/silcrow/backup/postgres.conf'" >> "$PGDATA/postgresql.conf"
