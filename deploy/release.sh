#!/bin/sh
# Manages the releases of the site, of which nginx serves `current`: docs/deploy.md.
#   sh deploy/release.sh /srv/law-firm dist      adds a build as a release and serves it
#   sh deploy/release.sh /srv/law-firm --back    serves the previous release again
# A release includes the built files that were replaced in the last 30 days, because open pages still request them.
# The last five releases remain. All belong to the owner of the folder, because prerendering writes to the current one.
set -eu
root=$1
mkdir -p "$root/releases"
serve() {
  ln -sfn "releases/$1" "$root/.next"
  [ "$(id -u)" -ne 0 ] || chown -h --reference="$root" "$root/.next"
  # Atomic: no request finds `current` missing.
  mv -T "$root/.next" "$root/current"
  echo "Serving $1"
}
current=$(basename "$(readlink "$root/current" 2>/dev/null || true)")
if [ "$2" = --back ]; then
  previous=$(ls "$root/releases" | sort | awk -v current="$current" '$0 == current { print last } { last = $0 }')
  [ -n "$previous" ] || { echo "No release before $current" >&2; exit 1; }
  serve "$previous"
  exit
fi
stamp=$(date -u +%Y%m%dT%H%M%S.%N)
rm -rf "$root/.incoming"
cp -Rp "$2" "$root/.incoming"
ls "$2/assets" > "$root/.incoming/.own"
if [ -n "$current" ]; then
  previous_root="$root/releases/$current"
  # The age of a file counts from its replacement, not from its build.
  [ ! -f "$previous_root/.own" ] || (cd "$previous_root/assets" && xargs touch -c < ../.own)
  # Keeps the records of the items that prerendering found deleted.
  [ ! -d "$previous_root/pages/deleted" ] || [ ! -d "$root/.incoming/pages" ] || cp -Rn "$previous_root/pages/deleted" "$root/.incoming/pages/"
  # Keeps the firm's contact details of the last prerender run if this release was not prerendered, for example while the site is off.
  [ -f "$root/.incoming/error.html" ] || for file in firm.json error.html not-found.html; do
    [ ! -f "$previous_root/$file" ] || cp -p "$previous_root/$file" "$root/.incoming/$file"
  done
  find "$previous_root/assets" -type f -mtime -30 -exec cp -pn {} "$root/.incoming/assets/" \;
fi
# All releases share the settings in the root folder, if it has any.
[ ! -f "$root/settings.json" ] || ln -sf ../../settings.json "$root/.incoming/settings.json"
[ "$(id -u)" -ne 0 ] || chown -Rh --reference="$root" "$root/.incoming"
# nginx follows a link only to a file of the same owner.
[ "$(id -u)" -ne 0 ] || [ ! -f "$root/settings.json" ] || chown -h --reference="$root/settings.json" "$root/.incoming/settings.json"
mv "$root/.incoming" "$root/releases/$stamp"
serve "$stamp"
ls "$root/releases" | sort -r | tail -n +6 | while read -r old; do rm -rf "$root/releases/$old"; done
