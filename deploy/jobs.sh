#!/bin/sh
# Runs daily jobs (JOBS: purge reconcile) one after the other, at JOBS_AT (HH:MM, UTC), for as long as it runs. `jobs.sh now` runs them once and
# ends. A job that fails says so in a line of JSON, and the others run all the same: each can be run again at any time.
set -u
cd "$(dirname "$0")/.."

job() {
  name=$1
  shift
  if "$@"; then level=info word=done; else level=error word=failed; fi
  printf '{"level":"%s","time":"%s","event":"job %s","job":"%s"}\n' "$level" "$(date -u +%FT%TZ)" "$word" "$name"
  [ "$word" = done ]
}

# As `npm run` would, which wants to write a log of its own.
run() { node --conditions=react-server --import tsx "$@"; }

one() {
  case $1 in
    purge) run lib/admin/purge-command.ts ;;
    reconcile) run lib/billing/reconcile/reconcile-command.ts --repair --since "$(date -u -d '3 days ago' +%F)" ;;
    dump | base) sh "deploy/backup/$1.sh" ;;
    *)
      echo "There is no job $1: purge, reconcile, dump, base" >&2
      return 2
      ;;
  esac
}

all() {
  failed=0
  for name in ${JOBS:-purge reconcile}; do
    job "$name" one "$name" || failed=1
  done
  return $failed
}

if [ "${1:-}" = now ]; then
  all
  exit
fi
at=${JOBS_AT:-04:17}
if ! date -u -d "$at" > /dev/null 2>&1; then
  echo "JOBS_AT must read like 04:17, not $at" >&2
  exit 2
fi
while :; do
  wait=$(($(date -u -d "$at" +%s) - $(date -u +%s)))
  [ "$wait" -gt 0 ] || wait=$((wait + 86400))
  sleep "$wait" &
  # A signal ends the sleep, and with it this script.
  trap 'kill $!; exit 0' TERM INT
  wait $!
  all
done
