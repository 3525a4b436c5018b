#!/bin/sh
# Rolls a release out without refusing a request: migrates the database and publishes its files, replaces one app process
# after the other, and forgets the pages that were cached. Safe to repeat; stops at the first thing that doesn't work, with the
# processes that haven't been replaced still serving. A release that doesn't get ready is taken out again by rolling the earlier one.
#
#   deploy/roll.sh [name of the release]        processes: APPS="app1 app2", how things are done: DRIVER=deploy/drivers/compose.sh
set -eu

here=$(cd "$(dirname "$0")" && pwd)
driver=${DRIVER:-$here/drivers/compose.sh}
apps=${APPS:-app1 app2}
# How long a process may take to get ready, and to end, in seconds.
ready_within=${READY_WITHIN:-120}
release=${1:-$(date -u +%Y%m%dT%H%M%SZ)}
lock=${ROLL_LOCK:-${TMPDIR:-/tmp}/silcrow-roll.lock}

say() { echo "roll: $*"; }
fail() {
  say "$*" >&2
  exit 1
}

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
mkdir "$lock" 2> /dev/null || fail "Another roll is under way. If it isn't, remove $lock and roll again."
trap 'rmdir "$lock"' EXIT
trap 'exit 1' HUP INT TERM

is_ready() { "$driver" ready "$1" > /dev/null 2>&1; }

# The processes that are ready, without $1.
ready_but() {
  for app in $apps; do
    if [ "$app" != "$1" ] && is_ready "$app"; then echo "$app"; fi
  done
}

# The proxy sends requests to these processes alone from now on. Requests that are running elsewhere go on.
serve() {
  lines=
  for one in "$@"; do
    address=$("$driver" address "$one")
    [ -n "$address" ] || fail "the driver has no address of $one"
    lines="${lines}server $address max_fails=0;
"
  done
  printf '%s' "$lines" | "$driver" write upstream.conf
  "$driver" reload
}

say "release $release"
"$driver" release

# First those that don't serve: replacing them takes nothing away.
first= then=
for app in $apps; do
  if is_ready "$app"; then then="$then $app"; else first="$first $app"; fi
done

for app in $first $then; do
  others=$(ready_but "$app")
  if [ -z "$others" ] && is_ready "$app"; then fail "$app is the only process that is ready: it stays. See the logs of the others."; fi
  say "replacing $app"
  # With none that is ready there is nobody to be sent elsewhere.
  # shellcheck disable=SC2086
  if [ -n "$others" ]; then serve $others; fi
  # Ends when its running requests are finished and its streams have moved.
  "$driver" stop "$app"
  "$driver" start "$app"
  waited=0
  until is_ready "$app"; do
    waited=$((waited + 1))
    [ "$waited" -lt "$ready_within" ] ||
      fail "$app did not get ready within $ready_within s. It is out of service, the others serve. See its log; then roll again."
    sleep 1
  done
  # shellcheck disable=SC2046
  serve $(ready_but "")
done

printf 'map "" $release {\n  default "%s";\n}\n' "$release" | "$driver" write release.conf
"$driver" reload
# What else runs this release, and serves nobody.
"$driver" background
say "release $release is out"
