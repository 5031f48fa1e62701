#!/usr/bin/env bash
# GoogleTest under sanitizers: the tests whose names hold NAME, as in `npm run test:cpp -- Benson`, or all of
# them. Arguments after NAME go to GoogleTest.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

name='' tests=build/native-asan/tests-cpp/kakoi_tests
case ${1:-} in '' | -*) ;; *) name=$1 && shift ;; esac
cmake --preset native-asan -DKAKOI_TESTS=ON -Wno-dev >/dev/null
cmake --build --preset native-asan --target kakoi_tests
filter="--gtest_filter=*$name*"
# GoogleTest succeeds even when a filter leaves no test.
"$tests" "$filter" --gtest_list_tests | grep '^ ' >/dev/null || die "no test has '$name' in its name"
"$tests" "$filter" --gtest_brief=1 "$@"
