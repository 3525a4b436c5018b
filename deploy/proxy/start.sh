#!/bin/sh
# Starts the proxy in its folder: its settings are those of defaults/ each time, but for the list of processes, which is kept in run/ once
# it is there. What was cached before this start is not served again.
set -eu
cd "$(dirname "$0")"
mkdir -p run cache
# Of a proxy that was ended without a word: nginx takes no socket that is there.
rm -f run/compress.sock run/nginx.pid
for file in defaults/*.conf; do
  if [ "$file" != defaults/upstream.conf ] || [ ! -e run/upstream.conf ]; then cp "$file" run/; fi
done
# What an earlier start left out is looked for again. A whole new list (deploy/roll.sh) takes that file away.
if [ -e run/upstream.left-out ]; then
  cat run/upstream.left-out >> run/upstream.conf
  rm run/upstream.left-out
fi

# Whether a line of the list can be used: addresses and sockets stay as they are, names have to lead somewhere.
is_found() {
  case $1 in "server "*) ;; *) return 0 ;; esac
  host=${1#server }
  host=${host%%[ ;]*}
  case $host in "["* | unix:*) return 0 ;; esac
  host=${host%:*}
  case $host in *[!0-9.]*) getent hosts "$host" > /dev/null ;; esac
}
# nginx doesn't start with a name that can't be looked up: each has half a minute in all to be there.
waited=0
while :; do
  : > run/upstream.found
  : > run/upstream.missing
  while read -r line; do
    if is_found "$line"; then echo "$line" >> run/upstream.found; else echo "$line" >> run/upstream.missing; fi
  done < run/upstream.conf
  if [ ! -s run/upstream.missing ] || [ "$waited" -ge "${NAMES_WITHIN:-30}" ]; then break; fi
  sleep 1
  waited=$((waited + 1))
done
# With none of them nginx says so itself, and is started again.
if [ -s run/upstream.missing ] && [ -s run/upstream.found ]; then
  while read -r line; do
    echo "start.sh: left out until the next start or roll, since its name leads nowhere: $line" >&2
  done < run/upstream.missing
  mv run/upstream.missing run/upstream.left-out
  mv run/upstream.found run/upstream.conf
fi
rm -f run/upstream.missing run/upstream.found
printf 'map "" $release {\n  default "start-%s";\n}\n' "$(date +%s)" > run/release.conf
exec nginx -p "$PWD" -c "$PWD/nginx.conf" -g "daemon off;${NGINX_GLOBALS:-}"
