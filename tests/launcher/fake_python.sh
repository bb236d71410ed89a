#!/bin/sh
# Stands in for Python in the launcher's tests: notes how it was called in $CALLS and fails as it is told to. Only the
# launcher itself is run by a real one.
case "$*" in "-I "*launcher.py*) exec "$REAL_PYTHON" "$@" ;; esac
echo "$*" >>"$CALLS"
case "$*" in
    *version_info*) case $0 in *${TOO_OLD:-nothing}) exit 1 ;; esac ;;
    *"import venv, ensurepip"*) [ -z "${NO_VENV:-}" ] || { echo "No module named ensurepip" >&2; exit 1; } ;;
    *realpath*) command -v "$0" ;;
    "-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    "-m pip install "*)
        echo "pip says a great deal"
        sleep "${SLOW_PIP:-0}"
        [ -z "${NO_NETWORK:-}" ] || exit 1
        ;;
    *"web/make.py --is-current") [ -z "${CLIENT:-}" ] || exit 1 ;;
    *"web/make.py --has-node") [ -z "${NO_NODE:-}" ] || exit 1 ;;
    *web/make.py) [ -z "${NO_CLIENT:-}" ] || exit 1 ;;
    *holdfast.cli.toolchain) [ -z "${NO_COMPILER:-}" ] || exit 3 ;;
    *" --check") exit "${CHECK_CODE:-0}" ;;
    "-P -m holdfast compile") exit "${COMPILE_CODE:-0}" ;;
    "-P -m holdfast"*) echo "$* | ${PYTHONPATH:-compiled}" ;;
esac
