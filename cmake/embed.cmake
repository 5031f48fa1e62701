# Writes the bytes of a file as an array of a C++ source: cmake -DFROM=… -DTO=… -DHEADER=… -DNAME=… -P embed.cmake. The header
# declares it as a std::span of bytes in the namespace kakoi::go.
file(READ ${FROM} bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${TO} "#include \"${HEADER}\"

namespace kakoi::go {

namespace {

constexpr std::uint8_t kBytes[] = {
${bytes}};

}  // namespace

constinit const std::span<const std::uint8_t> ${NAME}(kBytes);

}  // namespace kakoi::go
")
