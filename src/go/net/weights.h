// The network that comes with the engine: the bytes of weights.bin, of which the build makes a source. Programs that do not
// name it do not hold it.

#pragma once

#include <cstdint>
#include <span>

namespace kakoi::go {

extern const std::span<const std::uint8_t> kNetworkFile;

}  // namespace kakoi::go
