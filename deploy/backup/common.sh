# What the scripts beside this one share; read by them, not run.

# Says what is wrong and what to do, and ends.
fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# The value of a variable that a script can't do without.
need() {
  eval "value=\${$1:-}"
  [ -n "$value" ] || fail "$1 is missing: $2"
}

# Programs of Postgres, which Debian keeps beside PATH.
need_programs() {
  for folder in /usr/lib/postgresql/*/bin; do
    [ -d "$folder" ] && PATH="$PATH:$folder"
  done
  for program in "$@"; do
    command -v "$program" > /dev/null ||
      fail "$program is not installed: run this in the image postgres:18, or install Debian's package postgresql"
  done
}

# A whole number of at least one.
need_count() {
  eval "value=\${$1}"
  case $value in
    '' | *[!0-9]* | 0*) fail "$1 is \"$value\": give a whole number of at least 1" ;;
  esac
}

# The moment as it stands in names, which sort by time.
now() { date -u +%Y%m%dT%H%M%SZ; }

# The moment so many days ago, in the same form.
days_ago() { date -u -d "-$1 days" +%Y%m%dT%H%M%SZ; }

# Paths that go into settings of Postgres, where quotes and percent signs would mean something.
need_plain_path() {
  case $1 in
    /*) ;;
    *) fail "$1 is not an absolute path: begin it with /" ;;
  esac
  case $1 in
    *[!A-Za-z0-9/._-]*) fail "$1 has other characters than letters, digits and / . _ -: choose another folder" ;;
  esac
}

# Removes from a folder what runs that were killed left partial, a day ago or longer.
drop_partial() {
  find "$1" -mindepth 1 -maxdepth 1 -name '.*' -mmin +1440 -exec rm -rf {} +
}

# Takes the password out of the connection string in a variable and hands it on by the environment, where other users of the
# machine don't see it: arguments stand in every list of processes. What Postgres could read in another way than this is refused.
hide_password() {
  eval "value=\${$1}"
  elsewhere="leave it out of $1, and set PGPASSWORD or PGPASSFILE"
  if printf '%s\n' "$value" | grep -Eiq '(^|[?&[:space:]])(ssl)?password[[:space:]]*='; then fail "a password stands as password=…: $elsewhere"; fi
  case $value in
    *://*) ;;
    *) return 0 ;;
  esac
  rest=${value#*://}
  # User, password and host end at the first slash; Postgres looks for the @ up to there, and so do we.
  before=${rest%%/*}
  case $before in
    *@*) ;;
    *)
      case ${rest%%\?*} in *@*) fail "there is an @ after the first slash. If it ends a password, $elsewhere" ;; esac
      return 0
      ;;
  esac
  user=${before%%@*}
  after=${before#*@}
  case $user in
    *[?#]*) fail "there is a ? or # before the first @. If it is in a password, $elsewhere; otherwise write a slash before the ?" ;;
    *:?*) ;;
    *) return 0 ;;
  esac
  case ${after%%\?*} in *@*) fail "there is an @ in the password: $elsewhere" ;; esac
  case $user in *%*) fail "the password in $1 has characters that are written with %: leave it out, and set PGPASSWORD or PGPASSFILE" ;; esac
  export PGPASSWORD="${user#*:}"
  value="${value%%://*}://${user%%:*}@${rest#*@}"
  eval "$1=\$value"
}
