#!/bin/sh
# Rolls a release out without refusing a request: migrates the database and publishes its files, replaces one app process
# after the other, and forgets the pages that were cached. Safe to repeat; stops at the first thing that doesn't work, with the processes
# that haven't been replaced still serving. A release that doesn't get ready is taken out again by rolling the earlier one.
#
#   deploy/roll.sh [name of the release]        processes: APPS="app1 app2", how things are done: DRIVER=deploy/drivers/compose.sh
set -eu

here=$(cd "$(dirname "$0")" && pwd)
driver=${DRIVER:-$here/drivers/compose.sh}
apps=${APPS:-app1 app2}
# How long a process may take to get ready, and to end, in seconds.
ready_within=${READY_WITHIN:-120}
release=${1:-$(date -u +%Y%m%dT%H%M%SZ)}

case $release in
  *[!A-Za-z0-9._-]* | "")
    echo "The name of a release has letters, digits, dots, dashes and underscores only: $release" >&2
    exit 2
    ;;
esac
if [ "$(echo "$apps" | wc -w)" -lt 2 ]; then
  echo "Two processes are needed, so that one serves while the other is replaced. APPS says: $apps" >&2
  exit 2
fi

say() { echo "roll: $*"; }

# The proxy sends requests to all processes but $1 from now on. Requests that are running there go on.
serve_all_but() {
  for app in $apps; do
    [ "$app" = "$1" ] || echo "server $("$driver" address "$app") max_fails=0;"
  done | "$driver" write upstream.conf
  "$driver" reload
}

say "release $release"
"$driver" release

for app in $apps; do
  say "replacing $app"
  serve_all_but "$app"
  # Ends when its running requests are finished and its streams have moved.
  "$driver" stop "$app"
  "$driver" start "$app"
  waited=0
  until "$driver" ready "$app"; do
    waited=$((waited + 1))
    if [ "$waited" -ge "$ready_within" ]; then
      say "$app did not get ready within $ready_within s. It is out of service, the others serve. See its log; then roll again." >&2
      exit 1
    fi
    sleep 1
  done
  serve_all_but ""
done

printf 'map "" $release {\n  default "%s";\n}\n' "$release" | "$driver" write release.conf
"$driver" reload
say "release $release is out"
