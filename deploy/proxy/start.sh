#!/bin/sh
# Starts the proxy in its folder: the settings of this place are taken from defaults/ where run/ has none, processes that can't be
# found are left out, and what was cached before this start is not served again.
set -eu
cd "$(dirname "$0")"
mkdir -p run cache
# Of a proxy that was ended without a word: nginx takes no socket that is there.
rm -f run/compress.sock run/nginx.pid
for file in defaults/*.conf; do
  [ -e "run/$(basename "$file")" ] || cp "$file" run/
done
# nginx doesn't start with a name that can't be looked up; a roll puts such a process back. Addresses stay as they are.
found=$(while read -r server address rest; do
  host=${address%:*}
  case $host in *[!0-9.]*) getent hosts "$host" > /dev/null || continue ;; esac
  echo "$server $address $rest"
done < run/upstream.conf)
[ -z "$found" ] || echo "$found" > run/upstream.conf
printf 'map "" $release {\n  default "start-%s";\n}\n' "$(date +%s)" > run/release.conf
exec nginx -p "$PWD" -c "$PWD/nginx.conf" -g "daemon off;${NGINX_GLOBALS:-}"
