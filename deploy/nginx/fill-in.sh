#!/bin/sh
# Runs in the nginx container before nginx: the shipped configuration with this installation's name and addresses.
set -eu
: "${SERVER_NAME:?}" "${WEB_1:?}" "${WEB_2:?}"
sed -e "s/linkbild\.example/$SERVER_NAME/" \
	-e "s/server 127\.0\.0\.1:3000 /server $WEB_1 /" \
	-e "s/server 127\.0\.0\.1:3010 /server $WEB_2 /" \
	/etc/nginx/linkbild.conf.shipped >/etc/nginx/conf.d/default.conf
