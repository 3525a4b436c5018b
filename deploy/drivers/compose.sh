#!/bin/sh
# What deploy/roll.sh does with Docker Compose. The image of the new release has been built or pulled before.
set -eu
cd "$(dirname "$0")/.."

compose() { ./shop "$@"; }

case $1 in
  # Where the proxy finds a process: names that always lead to the same address (compose.yaml).
  address) echo "$2:3000" ;;
  # Migrates the database and publishes the files.
  release) compose run --rm --no-deps release ;;
  # What was out, and when: shop reads the last line, and who goes back the one before.
  background)
    echo "$(date -u +%FT%TZ) $RELEASE" >> releases
    compose up --detach --no-deps --no-build --force-recreate jobs
    ;;
  stop) compose stop "$2" ;;
  start) compose up --detach --no-deps --no-build --force-recreate "$2" ;;
  ready) compose exec -T "$2" node -e 'fetch("http://127.0.0.1:3000/api/ready").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))' ;;
  # Settings of the proxy, from standard input. Those before stay where these are refused.
  write) compose exec -T proxy sh -c '
    cp "run/$1" "run/$1.before" && cat > "run/$1.new" && mv "run/$1.new" "run/$1"
    nginx -t -q -p "$PWD" -c "$PWD/nginx.conf" || { mv "run/$1.before" "run/$1"; exit 1; }
    # A whole new list: nothing is to be added to it (start.sh).
    [ "$1" != upstream.conf ] || rm -f run/upstream.left-out' sh "$2" ;;
  reload) compose exec -T proxy sh -c 'kill -HUP "$(cat run/nginx.pid)"' ;;
  *)
    echo "compose.sh knows nothing of $1" >&2
    exit 2
    ;;
esac
