#!/usr/bin/env bash
# GoogleTest under sanitizers: the tests whose names hold NAME, as in `npm run test:cpp -- Benson`, or all of
# them. Arguments after NAME go to GoogleTest. Only the files of the tests that are named are built.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

# Prints the files, as CMake lists them, that have a test whose name holds $1; none for a name that a parameter makes.
files_with() {
  local file
  for file in $(cd tests-cpp && ls {core,go,loa,senket}/*.cpp); do
    if grep -Pzo 'TEST(_F|_P)?\(\s*\w+,\s*\w+' "tests-cpp/$file" | tr -d ' \n' | tr '\0' '\n' |
      sed 's/.*(//; s/,/./' | grep -F -- "$1" >/dev/null; then
      printf '%s;' "$file"
    fi
  done
}

name='' files='' tests=build/native-asan/tests-cpp/kakoi_tests
case ${1:-} in '' | -*) ;; *) name=$1 files=$(files_with "$1") && shift ;; esac
cmake --preset native-asan -DKAKOI_TESTS=ON -DKAKOI_TEST_FILES="${files%;}" -Wno-dev >/dev/null
cmake --build --preset native-asan --target kakoi_tests
filter="--gtest_filter=*$name*"
# GoogleTest succeeds even when a filter leaves no test.
"$tests" "$filter" --gtest_list_tests | grep '^ ' >/dev/null || die "no test has '$name' in its name"
"$tests" "$filter" --gtest_brief=1 "$@"
