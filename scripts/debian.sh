# What the tests need from the machine; ./test sources this after venv.sh.
#
# Missing programs come from Debian's packages where we are root; elsewhere it is said what to
# install and what is left out meanwhile.

missing=''
left_out=''

need() { # need PROGRAM 'PACKAGES' 'WHAT IS LEFT OUT WITHOUT IT'
    command -v "$1" >/dev/null 2>&1 && return
    missing="$missing${missing:+ }$2"
    left_out="$left_out${left_out:+, }$3"
}

get_missing() {
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "installing $missing ..."
        # shellcheck disable=SC2086  # several packages
        apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >&2 && return
    fi
    say "left out: $left_out. They need (on Debian and Ubuntu): apt install $missing"
}
