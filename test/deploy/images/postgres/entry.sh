#!/bin/sh
set -e
data=/var/lib/postgresql/18/docker
chown 999 /var/lib/postgresql
run() { setpriv --reuid 999 --clear-groups "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
	run sh -c 'umask 077 && printf %s "$POSTGRES_PASSWORD" >/tmp/pg/password'
	run /usr/local/pgsql/bin/initdb -D "$data" -U "$POSTGRES_USER" -A scram-sha-256 --pwfile /tmp/pg/password -E UTF8 --locale=C
	rm /tmp/pg/password
	echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
	echo "create database $POSTGRES_DB" | run /usr/local/pgsql/bin/postgres --single -D "$data" postgres
fi
exec setpriv --reuid 999 --clear-groups /usr/local/pgsql/bin/postgres -D "$data" -c 'listen_addresses=*'
