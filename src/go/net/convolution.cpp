#include "go/net/convolution.h"

#include <algorithm>
#include <bit>

#include "go/net/multiply.h"

namespace kakoi::go::net {

namespace {

constexpr int kMostPlanes = 32;

/// The rows of the weights that the bits around a point choose; returns how many.
int choose_rows(const std::uint32_t* point, Index stride, int plane_count, Index outputs,
                std::uint16_t* rows) {
  constexpr int reach = kFirstSide / 2;
  int count = 0;
  int tap = 0;
  for (int y = -reach; y <= reach; ++y) {
    for (int x = -reach; x <= reach; ++x, ++tap) {
      for (std::uint32_t bits = point[y * stride + x]; bits != 0; bits &= bits - 1) {
        rows[count++] = static_cast<std::uint16_t>((tap * plane_count + std::countr_zero(bits)) * outputs);
      }
    }
  }
  return count;
}

/// The sums of the rows, of so many vectors.
template <int Vectors>
void add_rows(const Shorts* weights, const std::uint16_t* rows, int count, Sums* totals) {
  constexpr int fit = 256;  // weights of eight bits whose sum has at most sixteen
  for (int v = 0; v < Vectors; ++v) totals[v] = Sums{};
  for (int start = 0; start < count; start += fit) {
    Shorts sums[Vectors] = {};
    for (int i = start; i < std::min(start + fit, count); ++i) {
      const Shorts* row = weights + rows[i];
      for (int v = 0; v < Vectors; ++v) sums[v] += row[v];
    }
    for (int v = 0; v < Vectors; ++v) totals[v] = totals[v] + widen(sums[v]);
  }
}

}  // namespace

void Convolution::first(const Layer& layer, const std::uint32_t* planes, Index stride, int plane_count,
                        FeatureMap& out) {
  std::uint16_t rows[kFirstSide * kFirstSide * kMostPlanes];
  for (int y = 0; y < out.height(); ++y) {
    for (int x = 0; x < out.width(); ++x) {
      const int count = choose_rows(planes + y * stride + x, stride, plane_count, layer.outputs, rows);
      Sums sums[kMostVectors];
      Index v = 0;
      for (; v + 4 <= layer.outputs; v += 4) add_rows<4>(layer.weights + v, rows, count, sums + v);
      for (; v < layer.outputs; ++v) add_rows<1>(layer.weights + v, rows, count, sums + v);
      for (v = 0; v < layer.outputs; ++v) out.at(x, y)[v] = activate(layer.scale(sums[v], v));
    }
  }
}

void Convolution::add_to_all(const Layer& layer, const FeatureMap& in, const Sums* plus, FeatureMap& out) {
  run(layer, in, out, [plus](const Shorts*, Index v) { return plus[v]; });
}

void Convolution::add_to_each(const Layer& layer, const FeatureMap& in, FeatureMap& out) {
  run(layer, in, out, [](const Shorts* point, Index v) { return widen(point[v]); });
}

template <typename Plus>
void Convolution::run(const Layer& layer, const FeatureMap& in, FeatureMap& out, Plus plus) {
  const int count = in.across() * in.down();
  for (int start = 0; start < count; start += kTogether) {
    const int slots = std::min(kTogether, count - start);
    for (int slot = 0; slot < slots; ++slot) read_tile(in, start + slot, slot);
    for (Index k = 0; k < 16; ++k) {
      multiply(tiles_[k], slots, layer.inputs, layer.weights + k * 8 * layer.inputs * layer.outputs,
               layer.outputs, sums_[k]);
    }
    for (int slot = 0; slot < slots; ++slot) write_tile(layer, start + slot, slot, out, plus);
  }
}

/// B'dB of the paper, for the four by four points d of a tile.
void Convolution::read_tile(const FeatureMap& in, int tile, Index slot) {
  const Index vectors = in.vectors();
  const int left = 2 * (tile % in.across()) - 1;
  const int top = 2 * (tile / in.across()) - 1;
  for (Index v = 0; v < vectors; ++v) {
    Shorts rows[4][4];
    for (int y = 0; y < 4; ++y) {
      const Shorts* row = in.at(left, top + y) + v;
      rows[y][0] = row[0] - row[2 * vectors];
      rows[y][1] = row[vectors] + row[2 * vectors];
      rows[y][2] = row[2 * vectors] - row[vectors];
      rows[y][3] = row[vectors] - row[3 * vectors];
    }
    const Index place = slot * vectors + v;
    for (int x = 0; x < 4; ++x) {
      tiles_[x][place] = rows[0][x] - rows[2][x];
      tiles_[4 + x][place] = rows[1][x] + rows[2][x];
      tiles_[8 + x][place] = rows[2][x] - rows[1][x];
      tiles_[12 + x][place] = rows[1][x] - rows[3][x];
    }
  }
}

/// A'mA of the paper, for the products m of a tile.
template <typename Plus>
void Convolution::write_tile(const Layer& layer, int tile, Index slot, FeatureMap& out, Plus plus) const {
  const int left = 2 * (tile % out.across());
  const int top = 2 * (tile / out.across());
  const int width = std::min(2, out.width() - left);
  const int height = std::min(2, out.height() - top);
  for (Index v = 0; v < layer.outputs; ++v) {
    const Index place = slot * layer.outputs + v;
    Sums columns[2][4];
    for (int x = 0; x < 4; ++x) {
      const Sums middle = sums_[4 + x][place] + sums_[8 + x][place];
      const Sums difference = sums_[4 + x][place] - sums_[8 + x][place];
      columns[0][x] = sums_[x][place] + middle;
      columns[1][x] = difference - sums_[12 + x][place];
    }
    for (int y = 0; y < height; ++y) {
      const Sums* row = columns[y];
      const Sums points[2] = {row[0] + row[1] + row[2], row[1] - row[2] - row[3]};
      for (int x = 0; x < width; ++x) {
        Shorts* point = out.at(left + x, top + y);
        point[v] = activate(layer.scale(points[x], v) + plus(point, v));
      }
    }
  }
}

/// GgG' of the paper for the filter g, with G doubled so that it is whole.
void Convolution::transform(const std::int16_t (&filter)[3][3], std::int16_t* to, Index step) {
  const auto columns = [](const int* g, int* out) {
    out[0] = 2 * g[0];
    out[1] = g[0] + g[1] + g[2];
    out[2] = g[0] - g[1] + g[2];
    out[3] = 2 * g[2];
  };
  int across[3][4];
  for (int y = 0; y < 3; ++y) {
    const int row[3] = {filter[y][0], filter[y][1], filter[y][2]};
    columns(row, across[y]);
  }
  for (int x = 0; x < 4; ++x) {
    const int column[3] = {across[0][x], across[1][x], across[2][x]};
    int down[4];
    columns(column, down);
    for (int y = 0; y < 4; ++y) to[(4 * y + x) * step] = static_cast<std::int16_t>(down[y]);
  }
}

}  // namespace kakoi::go::net
