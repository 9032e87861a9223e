#!/bin/sh
# Prints the nginx configuration of the site: docs/deploy.md.
#   API_ORIGIN=https://backend.internal SITE_ROOT=/srv/law-firm/current HTTP_PORT=80 sh deploy/configure.sh > /etc/nginx/conf.d/law-firm.conf
set -eu
here=$(dirname "$0")
. "$here/variables.envsh"
awk '{
  while (match($0, /\$\{[A-Z_]+\}/))
    $0 = substr($0, 1, RSTART - 1) ENVIRON[substr($0, RSTART + 2, RLENGTH - 3)] substr($0, RSTART + RLENGTH)
  print
}' "$here/nginx.conf.template"
