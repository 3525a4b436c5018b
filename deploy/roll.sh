#!/bin/sh
# Rolls a release out without refusing a request: migrates the database and publishes its files, replaces one app process
# after the other, and forgets the pages that were cached. Safe to repeat; stops at the first thing that doesn't work, with the
# processes that haven't been replaced still serving. A release that doesn't get ready is taken out again by rolling the earlier one.
#
#   deploy/roll.sh <name of the release>        which is the tag of its images; RELEASE in place of the argument
#   processes: APPS="app1 app2", how things are done: DRIVER=deploy/drivers/compose.sh
set -eu

here=$(cd "$(dirname "$0")" && pwd)
driver=${DRIVER:-$here/drivers/compose.sh}
apps=${APPS:-app1 app2}
# How long a process may take to get ready, and to end, in seconds.
ready_within=${READY_WITHIN:-120}
lock=${ROLL_LOCK:-${TMPDIR:-/tmp}/silcrow-roll.lock}

say() { echo "roll: $*"; }
fail() {
  say "$*" >&2
  exit 1
}
refuse() {
  say "$*" >&2
  echo "usage: deploy/roll.sh <name of the release>, e.g. deploy/roll.sh \"\$(git rev-parse --short HEAD)\"" >&2
  exit 2
}

case ${1-} in
  --help | -h)
    sed -n '/^#!/d; /^#/!q; s/^# \{0,1\}//p' "$0"
    exit
    ;;
esac
[ $# -le 1 ] || refuse "one name is needed, not $#"
release=${1-${RELEASE-}}
case $release in
  "") refuse "the name of the release is missing" ;;
  [!A-Za-z0-9]* | *[!A-Za-z0-9._-]*)
    refuse "the name of a release begins with a letter or digit, and has letters, digits, dots, dashes and underscores only: $release"
    ;;
esac
# The driver's images.
export RELEASE="$release"
if [ "$(echo "$apps" | wc -w)" -lt 2 ]; then
  say "two processes are needed, so that one serves while the other is replaced. APPS says: $apps" >&2
  exit 2
fi
if ! mkdir "$lock" 2> /dev/null; then
  [ -d "$lock" ] || fail "$lock can't be made: have ROLL_LOCK name a folder that you may make"
  fail "Another roll is under way. If it isn't, remove $lock and roll again."
fi
trap 'rmdir "$lock"' EXIT
# Of these, dash ends without the trap above.
trap 'exit 1' HUP INT QUIT PIPE TERM

is_ready() { "$driver" ready "$1" > /dev/null 2>&1; }

# The processes that serve, without $1. They were ready when they began to: one that is slow to say so for a moment stays,
# and what it can't answer the proxy asks another.
serving_but() {
  for app in $apps; do
    case " $serving " in *" $app "*) [ "$app" = "$1" ] || echo "$app" ;; esac
  done
}

any_ready() {
  for one in "$@"; do
    if is_ready "$one"; then return 0; fi
  done
  return 1
}

reload() { "$driver" reload || fail "the proxy did not read its settings again. See its log; then roll again."; }

# The proxy sends requests to these processes alone from now on. Requests that are running elsewhere go on.
serve() {
  lines=
  for one in "$@"; do
    address=$("$driver" address "$one") || address=""
    [ -n "$address" ] || fail "the driver has no address of $one"
    lines="${lines}server $address max_fails=0;
"
  done
  printf '%s' "$lines" | "$driver" write upstream.conf || fail "the proxy did not take its list of processes: $*"
  reload
}

say "release $release"
"$driver" release || fail "the database was not migrated, or the files not published; it says why above. No process was replaced."

# First those that don't serve: replacing them takes nothing away.
first="" then=""
for app in $apps; do
  if is_ready "$app"; then then="$then $app"; else first="$first $app"; fi
done

serving=$then
for app in $first $then; do
  others=$(serving_but "$app")
  waited=0
  # shellcheck disable=SC2086
  until any_ready $others || ! is_ready "$app"; do
    waited=$((waited + 1))
    [ "$waited" -lt "$ready_within" ] || fail "$app is the only process that is ready: it stays. See the logs of the others."
    sleep 1
  done
  say "replacing $app"
  # With none that is ready there is nobody to be sent elsewhere.
  # shellcheck disable=SC2086
  if [ -n "$others" ]; then serve $others; fi
  # Ends when its running requests are finished and its streams have moved.
  "$driver" stop "$app" || fail "$app could not be ended. It is out of service, the others serve."
  "$driver" start "$app" || fail "$app could not be started. It is out of service, the others serve. Is there an image of $release?"
  waited=0
  until is_ready "$app"; do
    waited=$((waited + 1))
    [ "$waited" -lt "$ready_within" ] ||
      fail "$app did not get ready within $ready_within s. It is out of service, the others serve. See its log; then roll again."
    sleep 1
  done
  serving="$serving $app"
  # shellcheck disable=SC2046
  serve $(serving_but "")
done

printf 'map "" $release {\n  default "%s";\n}\n' "$release" | "$driver" write release.conf ||
  fail "all processes run $release, and the proxy still shows pages that it kept of the one before, for a minute. Roll again."
reload
# What else runs this release, and serves nobody.
"$driver" background || fail "all processes run $release, and what runs beside them doesn't. Roll again."
say "release $release is out"
