# The set-up shared by all npm scripts. It is sourced, so that emsdk's PATH reaches the caller:
#
#   source scripts/setup.sh GROUP...      build | test | browsers | bench | lint | fuzz
#
# Leaves installed tools alone, installs missing ones where it may (root or passwordless sudo, with apt), and
# otherwise stops with the command to run. Takes no time when everything is in place.

cd "$(dirname "${BASH_SOURCE[0]}")/.."

export GOGC="${GOGC:-400}" # esbuild, in Go, collects garbage less often: a sixth less of its processor time

# ccache, where it is, keeps what was compiled, for all clones of this repository: paths below each are told from its root.
if command -v ccache >/dev/null 2>&1; then
  export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=1
  export CCACHE_SLOPPINESS=pch_defines,time_macros # without which it passes by what has a precompiled header
fi

say() { printf '\033[1mkakoi:\033[0m %s\n' "$*" >&2; }
die() { say "$@"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Prints the path of the browser for the tests: CHROMIUM, or the first that the PATH has. The shell without windows
# comes first: it is the same engine and takes half of the processor time.
find_chromium() {
  local browsers=(chromium-headless-shell chromium chromium-browser google-chrome)
  printf '%s' "${CHROMIUM:-$(command -v "${browsers[@]}" | head -n 1)}"
}

# The major version of clang, or of the one that Debian 12 would install.
clang_major() { clang++ -dumpversion 2>/dev/null | cut -d. -f1 | grep . || echo 14; }

# Succeeds when clang links a fuzzer.
have_libfuzzer() {
  echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
    clang++ -x c++ -fsanitize=fuzzer,address,undefined -o /dev/null - 2>/dev/null
}

# Prints the Debian packages that the groups lack.
missing_packages() {
  local group
  for group in "$@"; do
    case $group in
      build)
        have emcc || echo emscripten
        have cmake || echo cmake
        have ninja || echo ninja-build
        ;;
      test)
        # g++ brings its sanitizer run-times along; Debian's clang, which Emscripten pulls in, does not.
        have g++ || echo g++
        # Without apt, CMake downloads it, with git.
        [ -e /usr/src/googletest ] || ! have apt-get || echo libgtest-dev
        [ -n "$(find_chromium)" ] || echo chromium-headless-shell
        ;;
      browsers)
        have firefox-esr || echo firefox-esr
        ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser >/dev/null 2>&1 || echo libwebkit2gtk-4.1-0
        have xvfb-run || echo xvfb xauth
        ;;
      bench)
        have g++ || echo g++
        [ -e /usr/include/benchmark/benchmark.h ] || ! have apt-get || echo libbenchmark-dev
        have valgrind || ! have apt-get || echo valgrind
        ;;
      lint)
        have clang-format || echo clang-format
        have clang-tidy || echo clang-tidy
        ;;
      fuzz)
        # libFuzzer and the sanitizers of clang, which Debian keeps apart from it
        have clang++ || echo clang
        have_libfuzzer || echo "libclang-rt-$(clang_major)-dev"
        ;;
      *) die "setup.sh: no group '$group'" ;;
    esac
  done
}

install_packages() {
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    have sudo && sudo -n true 2>/dev/null && as_root=(sudo) || as_root=(missing)
  fi
  if ! have apt-get; then
    die "please install what these Debian packages hold, then run this again: $*"
  elif [ "${as_root[*]}" = missing ]; then
    die "please run this, then try again:  sudo apt-get update && sudo apt-get install --no-install-recommends $*"
  fi
  say "installing $*"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

setup_node() {
  have node && have npm || die "please install Node.js 20 or newer (https://nodejs.org)"
  node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' ||
    die "building needs Node.js 20 or newer; this is $(node --version)"
  if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
    say "installing npm packages"
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules/.package-lock.json
  fi
}

setup_emscripten() {
  if [ -n "${EMSDK:-}" ] && [ -f "$EMSDK/emsdk_env.sh" ] && ! have emcc; then
    # shellcheck disable=SC1091
    EMSDK_QUIET=1 source "$EMSDK/emsdk_env.sh"
  fi
}

check_cmake() {
  have cmake || return 0
  local version
  version=$(cmake --version | sed -n '1s/[^0-9]*//p')
  printf '3.23\n%s\n' "$version" | sort -CV || die "building needs CMake 3.23 or newer; this is $version"
}

setup_emscripten
check_cmake
packages=$(missing_packages "$@" | sort -u)
# shellcheck disable=SC2086
[ -z "$packages" ] || install_packages $packages
check_cmake
setup_node
CHROMIUM=$(find_chromium || true)
export CHROMIUM  # for the browser tests
