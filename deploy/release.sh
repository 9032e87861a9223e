#!/bin/sh
# Manages the releases of the site, of which nginx serves `current`: docs/deploy.md.
#   sh deploy/release.sh /srv/law-firm dist      adds a build as a release and serves it
#   sh deploy/release.sh /srv/law-firm --back    serves the release again that the current one replaced, or the named one
# A release includes the built files that were replaced in the last 30 days, because open pages still request them.
# The last five releases remain. All belong to the owner of the folder, because prerendering writes to the current one.
set -eu
root="${1:?The folder of the site is missing: sh deploy/release.sh /srv/law-firm dist}"
: "${2:?The build, or --back, is missing: sh deploy/release.sh /srv/law-firm dist}"
serve() {
  ln -sfn "releases/$1" "$root/.next"
  [ "$(id -u)" -ne 0 ] || chown -h --reference="$root" "$root/.next"
  # Atomic: no request finds `current` missing.
  mv -T "$root/.next" "$root/current"
  echo "Serving $1"
}
current=$(basename "$(readlink "$root/current" 2>/dev/null || true)")
# Passes on what prerender runs recorded in the current release: whether the site is off, the deleted items, and the items with a
# page, of which the next run records those without one as deleted.
pass_on_records() {
  from=$root/releases/$current/pages to=$1/pages
  [ -n "$current" ] && [ -d "$from" ] || return 0
  [ -d "$to" ] || { mkdir "$1/.pages-0" && ln -s .pages-0 "$to"; }
  rm -f "$to/off"
  [ ! -f "$from/off" ] || cp -p "$from/off" "$to/"
  [ ! -d "$from/deleted" ] || cp -Rp "$from/deleted" "$to/"
  # Of two lines of a page, the last applies.
  { sed -n '/"address":"[^"]*\/detail\//p' "$from/.list.ndjson"; [ ! -f "$to/.list.ndjson" ] || cat "$to/.list.ndjson"; } > "$to/.list" &&
    mv "$to/.list" "$to/.list.ndjson"
  [ "$(id -u)" -ne 0 ] || chown -Rh --reference="$root" "$to" "$to/"
}
if [ "$2" = --back ]; then
  previous=${3:-$(cat "$root/current/.previous" 2>/dev/null || true)}
  case $previous in
    # An older version of this script did not record it.
    '') error="No release${current:+ before $current} is recorded" ;;
    "$current") error="$current is the current release" ;;
    .* | */*) error="No release $previous" ;;
    *) error=$([ -d "$root/releases/$previous" ] || echo "No release $previous") ;;
  esac
  [ -z "$error" ] || {
    echo "$error. Name one of $root/releases: sh deploy/release.sh $root --back NAME" >&2
    exit 1
  }
  # On a full disk, a return matters more than the records.
  pass_on_records "$root/releases/$previous" || echo "The records of deleted items are incomplete" >&2
  serve "$previous"
  exit
fi
mkdir -p "$root/releases"
stamp=$(date -u +%Y%m%dT%H%M%S.%N)
rm -rf "$root/.incoming"
# An incomplete copy, for example on a full disk, would leave prerender runs no space.
trap 'rm -rf "$root/.incoming"' EXIT
cp -Rp "$2" "$root/.incoming"
ls "$2/assets" > "$root/.incoming/.own"
if [ -n "$current" ]; then
  previous_root="$root/releases/$current"
  # The age of a file counts from its replacement, not from its build.
  [ ! -f "$previous_root/.own" ] || (cd "$previous_root/assets" && xargs touch -c < ../.own)
  echo "$current" > "$root/.incoming/.previous"
  pass_on_records "$root/.incoming"
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
