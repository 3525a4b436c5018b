#!/bin/sh
# Starts the proxy in its folder: the settings of this place are taken from defaults/ where run/ has none, and what was cached
# before this start is not served again.
set -eu
cd "$(dirname "$0")"
mkdir -p run cache
for file in defaults/*.conf; do
  [ -e "run/$(basename "$file")" ] || cp "$file" run/
done
printf 'map "" $release {\n  default "start-%s";\n}\n' "$(date +%s)" > run/release.conf
exec nginx -p "$PWD" -c "$PWD/nginx.conf" -g "daemon off;${NGINX_GLOBALS:-}"
