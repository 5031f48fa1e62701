# The set-up of the lab's scripts: that of the repository (scripts/setup.sh, whose groups it takes), and for the group
# `rivals` the packages that the lab alone has.
#
#   source lab/setup.sh [rivals] GROUP...

# `npm --prefix lab run` leaves its folder to every npm that a script calls.
unset npm_config_prefix npm_config_local_prefix
with_rivals=''
[ "${1-}" != rivals ] || { with_rivals=yes; shift; }
# shellcheck source=scripts/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/../scripts/setup.sh" "$@"
if [ -n "$with_rivals" ] && [ ! lab/node_modules/.package-lock.json -nt lab/package-lock.json ]; then
  say "installing the lab's npm packages"
  (cd lab && npm ci --no-audit --no-fund --loglevel=error)
  touch lab/node_modules/.package-lock.json
fi
# Programs here import the package as its users do.
mkdir -p lab/node_modules
ln -sfn ../.. lab/node_modules/kakoi
