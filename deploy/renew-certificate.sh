#!/bin/sh
# Gives the proxy a certificate and its key, and has it read them: certbot's --deploy-hook, or by hand with the folder that has both.
#   deploy/renew-certificate.sh [folder]        RENEWED_LINEAGE, which certbot sets, in place of the argument
set -eu
from=${1:-${RENEWED_LINEAGE:-}}
if [ -z "$from" ]; then
  echo "renew-certificate: name the folder that has fullchain.pem and privkey.pem" >&2
  exit 2
fi
for file in fullchain.pem privkey.pem; do
  if [ ! -s "$from/$file" ]; then
    echo "renew-certificate: there is no $from/$file" >&2
    exit 1
  fi
done
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$here/tls"
# Of www-data in the proxy's image, and of nobody else.
for file in fullchain.pem privkey.pem; do
  install -o 33 -m 400 "$from/$file" "$here/tls/.$file.new"
done
for file in fullchain.pem privkey.pem; do
  mv "$here/tls/.$file.new" "$here/tls/$file"
done
# The first time there is no proxy yet.
if [ -n "$("$here/shop" ps --quiet --status running proxy)" ]; then "$here/drivers/compose.sh" reload; fi
