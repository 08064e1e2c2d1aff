# The page that ./run and ./test need; they source it after venv.sh, with $root set.
#
# It is built into src/singerie/page, where the wheel has it too. page/.made-from says from which
# files: the build empties the folder first, so that no interrupted one passes for a finished one.

page=$root/src/singerie/page

page_inputs() {
    (
        cd "$root" || exit
        {
            find web -name node_modules -prune -o -type f -print
            find src/singerie -name cli -prune -o -name '*.ftl' -print
        } | LC_ALL=C sort | xargs cksum | cksum
    )
}

page_ready() {
    [ -f "$page/index.html" ] && [ "$(cat "$page/.made-from" 2>/dev/null)" = "$(page_inputs)" ]
}

make_page() {
    take_turn
    page_ready || build_page # unless somebody else did it meanwhile
    end_turn
}

build_page() {
    say "building the page, which can take a minute the first time ..."
    inputs=$(page_inputs)
    "$venv/bin/python" "$root/hatch_build.py" node 2>/dev/null || get_node
    if "$venv/bin/python" "$root/hatch_build.py" >&2; then
        echo "$inputs" >"$page/.made-from"
    else
        say "the page could not be built, see above; the first time it needs the network."
        exit 1
    fi
}

get_node() { # into the environment, for a machine that has none
    pip install --require-hashes -r "$root/requirements-node.txt" || true # the build says what is missing
}
