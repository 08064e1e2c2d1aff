# The set-up that ./run and ./test share; they source it with $root set.
#
# .venv/.ready says where the environment was made, with which Python, and from which locks.
# It is taken away before anything is installed and written after everything was: no interrupted
# set-up passes for a finished one, and a moved or copied folder makes its own.

venv=$root/.venv
setting_up=$root/.venv.lock

say() {
    echo "Singerie: $*" >&2
}

place() {
    echo "$("$venv/bin/python" -V 2>/dev/null) in $root"
}

contents() { # of a lock, with the project's own requirements and commands
    echo "$1 $(cat "$root/$1" "$root/pyproject.toml" | cksum)"
}

noted() {
    grep -qxF -e "$1" "$venv/.ready" 2>/dev/null
}

ready() {
    noted "$(place)" && noted "$(contents "$1")"
}

# set_up LOCK [SMALLER…]: install LOCK, which holds all of the smaller ones too
set_up() {
    take_turn
    ready "$1" || build "$@" # unless somebody else did it meanwhile
    end_turn
}

build() {
    say "setting up ${venv##*/} from $1, which can take a minute the first time ..."
    noted "$(place)" || create
    rm -f "$venv/.ready"
    install "$1" || { say "the set-up failed, see above; it needs the network."; exit 1; }
    { place; for lock; do contents "$lock"; done; } >"$venv/.ready"
}

take_turn() {
    waited=0
    until mkdir "$setting_up" 2>/dev/null; do
        holder=$(cat "$setting_up/pid" 2>/dev/null) || holder=''
        if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then
            rm -rf "$setting_up" # it died, or was killed
        elif [ -z "$holder" ] && [ "$waited" -ge 5 ]; then
            rm -rf "$setting_up" # it died before it could sign
        elif [ "$waited" -ge 600 ]; then
            say "another set-up seems to be running; if none is, remove $setting_up"
            exit 1
        else
            sleep 1
            waited=$((waited + 1))
        fi
    done
    trap 'rm -rf "$setting_up"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' HUP TERM
    echo $$ >"$setting_up/pid"
}

end_turn() {
    rm -rf "$setting_up"
    trap - EXIT INT HUP TERM
}

create() {
    python=$(find_python) || exit 1
    rm -rf "$venv"
    "$python" -m venv "$venv" || { say "could not make $venv."; exit 1; }
}

find_python() {
    found=''
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        found=$python
        "$python" -c 'import ensurepip, venv' 2>/dev/null || continue
        echo "$python"
        return
    done
    if [ -n "$found" ]; then
        say "$found has no venv module; install it (on Debian and Ubuntu: apt install python3-venv)."
    else
        say "Python 3.11 or newer is needed, and no python3 here is."
    fi
    return 1
}

install() {
    pip install --require-hashes -r "$root/$1" && pip install --no-build-isolation --no-deps -e "$root"
}

pip() { # on stderr, so that ./run's output can be piped
    "$venv/bin/python" -m pip --disable-pip-version-check -qq "$@" >&2
}
