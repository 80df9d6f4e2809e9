#!/bin/sh
set -e
for script in /docker-entrypoint.d/*.sh; do sh "$script"; done
exec "$@"
