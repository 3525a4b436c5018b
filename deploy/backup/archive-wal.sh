#!/bin/sh
# Puts one finished file of WAL into the archive; Postgres calls it (archive_command in postgres.conf), and again until it
# succeeds: `archive-wal.sh %p %f <archive>`.
set -eu
umask 077
. "$(dirname "$0")/common.sh"
[ $# -eq 3 ] || fail "three arguments are needed: archive_command = '$0 \"%p\" \"%f\" /backup/wal'"
source=$1 name=$2 archive=$3
[ -f "$source" ] || fail "there is no file $source"
[ -d "$archive" ] || fail "there is no folder $archive: make it, owned by the user that runs Postgres"
case $name in
  '' | *[!0-9A-Za-z.]* | .*) fail "\"$name\" is no name of a WAL file" ;;
esac

partial=$archive/.$name.$$
trap 'rm -f "$partial"' EXIT
trap 'exit 1' HUP INT QUIT TERM
if [ ! -e "$archive/$name" ]; then
  cp "$source" "$partial"
  sync "$partial"
  # A link, unlike a rename, never takes the place of a file that came meanwhile.
  ln "$partial" "$archive/$name" 2> /dev/null || [ -e "$archive/$name" ] || fail "$archive takes no file (ln failed)"
fi
# After a crash Postgres archives again what it had archived: the same is success, anything else another cluster's.
cmp -s "$source" "$archive/$name" ||
  fail "$archive/$name is there with other content: two clusters must not share an archive"
sync "$archive/$name" "$archive"
