#include "go/katago/convolution.h"

#include <algorithm>

#include "go/katago/multiply.h"

namespace kakoi::go::katago {

namespace {

/// B'd of the paper, for six values or vectors.
void transform_inputs(const Floats (&d)[6], Floats* to, Index step) {
  const Floats even = d[4] - 4 * d[2];
  const Floats odd = d[3] - 4 * d[1];
  const Floats outer = d[4] - d[2];
  const Floats inner = 2 * (d[3] - d[1]);
  to[0] = 4 * d[0] - 5 * d[2] + d[4];
  to[step] = even + odd;
  to[2 * step] = even - odd;
  to[3 * step] = outer + inner;
  to[4 * step] = outer - inner;
  to[5 * step] = 4 * d[1] - 5 * d[3] + d[5];
}

/// A'm of the paper.
void transform_outputs(const Floats (&m)[6], Floats* to, Index step) {
  const Floats sum = m[1] + m[2];
  const Floats difference = m[1] - m[2];
  const Floats far_sum = m[3] + m[4];
  const Floats far_difference = m[3] - m[4];
  to[0] = m[0] + sum + far_sum;
  to[step] = difference + 2 * far_difference;
  to[2 * step] = sum + 4 * far_sum;
  to[3 * step] = difference + 8 * far_difference + m[5];
}

constexpr int across(const Map& map) { return (map.width + 3) / 4; }
constexpr int down(const Map& map) { return (map.height + 3) / 4; }

}  // namespace

void Convolution::use_room(float* room, int most_channels) {
  const Index size = Index{kProducts} * kMostTiles * most_channels;
  tiles_ = room;
  sums_ = tiles_ + size;
  zeros_ = sums_ + size;
  std::fill_n(zeros_, most_channels, 0.0F);
}

void Convolution::run(const Filter& filter, const Map& in, const Map& out) { run<false>(filter, in, out); }

void Convolution::run_and_add(const Filter& filter, const Map& in, const Map& out) {
  run<true>(filter, in, out);
}

template <bool Adds>
void Convolution::run(const Filter& filter, const Map& in, const Map& out) {
  const Index inputs = filter.inputs;
  const Index outputs = filter.outputs;
  if (filter.side == 1) {
    const auto product = Adds ? multiply_and_add : multiply;
    product(in.values, in.points(), inputs, filter.weights, outputs, out.values);
    return;
  }
  const int tiles = across(in) * down(in);
  for (int tile = 0; tile < tiles; ++tile) read_tile(in, filter.inputs, tile, tiles);
  for (Index k = 0; k < kProducts; ++k) {
    multiply(tiles_ + k * tiles * inputs, tiles, inputs, filter.weights + k * inputs * outputs, outputs,
             sums_ + k * tiles * outputs);
  }
  for (int tile = 0; tile < tiles; ++tile) write_tile<Adds>(out, filter.outputs, tile, tiles);
}

/// B'dB of the paper, for the six by six points d of a tile.
void Convolution::read_tile(const Map& in, int channels, int tile, int tiles) const {
  const int left = 4 * (tile % across(in)) - 1;
  const int top = 4 * (tile / across(in)) - 1;
  const float* points[6][6];
  for (int y = 0; y < 6; ++y) {
    for (int x = 0; x < 6; ++x) {
      const bool is_inside = left + x >= 0 && left + x < in.width && top + y >= 0 && top + y < in.height;
      points[y][x] = is_inside ? in.values + (Index{top + y} * in.width + left + x) * channels : zeros_;
    }
  }
  const Index step = Index{tiles} * channels;
  for (Index c = 0; c < channels; c += 4) {
    Floats rows[6][6];
    for (int x = 0; x < 6; ++x) {
      Floats column[6];
      for (int y = 0; y < 6; ++y) column[y] = floats_at(points[y][x] + c);
      transform_inputs(column, &rows[0][x], 6);
    }
    float* to = tiles_ + Index{tile} * channels + c;
    for (const auto& row : rows) {
      Floats done[6];
      transform_inputs(row, done, 1);
      for (int x = 0; x < 6; ++x, to += step) store(to, done[x]);
    }
  }
}

/// A'mA of the paper, for the products m of a tile.
template <bool Adds>
void Convolution::write_tile(const Map& out, int channels, int tile, int tiles) const {
  const int left = 4 * (tile % across(out));
  const int top = 4 * (tile / across(out));
  const int width = std::min(4, out.width - left);
  const int height = std::min(4, out.height - top);
  const Index step = Index{tiles} * channels;
  for (Index c = 0; c < channels; c += 4) {
    Floats rows[4][6];
    for (int x = 0; x < 6; ++x) {
      Floats column[6];
      for (int y = 0; y < 6; ++y)
        column[y] = floats_at(sums_ + (6 * y + x) * step + Index{tile} * channels + c);
      transform_outputs(column, &rows[0][x], 6);
    }
    for (int y = 0; y < height; ++y) {
      Floats done[4];
      transform_outputs(rows[y], done, 1);
      float* to = out.values + (Index{top + y} * out.width + left) * channels + c;
      for (int x = 0; x < width; ++x, to += channels) store(to, Adds ? floats_at(to) + done[x] : done[x]);
    }
  }
}

/// GgG' of the paper for the filter g.
void Convolution::transform(const float (&filter)[3][3], float* to, Index step) {
  const auto columns = [](const double* g, double* out) {
    const double sum = g[0] + g[2];
    const double far_sum = g[0] + 4 * g[2];
    out[0] = g[0] / 4;
    out[1] = -(sum + g[1]) / 6;
    out[2] = -(sum - g[1]) / 6;
    out[3] = (far_sum + 2 * g[1]) / 24;
    out[4] = (far_sum - 2 * g[1]) / 24;
    out[5] = g[2];
  };
  double rows[3][6];
  for (int y = 0; y < 3; ++y) {
    const double row[3] = {filter[y][0], filter[y][1], filter[y][2]};
    columns(row, rows[y]);
  }
  for (int x = 0; x < 6; ++x) {
    const double column[3] = {rows[0][x], rows[1][x], rows[2][x]};
    double done[6];
    columns(column, done);
    for (int y = 0; y < 6; ++y) to[(6 * y + x) * step] = static_cast<float>(done[y]);
  }
}

void Convolution::first(const Filter& filter, const float* in, const Map& out) {
  struct Term {
    float value;
    Index weights;
  };
  Term terms[kMostFirstSide * kMostFirstSide * kMostFirstInputs];
  const int reach = filter.side / 2;
  float* to = out.values;
  for (int y = 0; y < out.height; ++y) {
    for (int x = 0; x < out.width; ++x, to += filter.outputs) {
      int count = 0;
      for (int row = std::max(y - reach, 0); row <= std::min(y + reach, out.height - 1); ++row) {
        for (int column = std::max(x - reach, 0); column <= std::min(x + reach, out.width - 1); ++column) {
          const Index tap = Index{row - y + reach} * filter.side + (column - x + reach);
          const float* values = in + (Index{row} * out.width + column) * filter.inputs;
          for (int i = 0; i < filter.inputs; ++i) {
            if (values[i] != 0) terms[count++] = {values[i], (tap * filter.inputs + i) * filter.outputs};
          }
        }
      }
      for (int c = 0; c < filter.outputs; c += 8) {
        Floats left{};
        Floats right{};
        for (int i = 0; i < count; ++i) {
          const float* weights = filter.weights + terms[i].weights + c;
          left += terms[i].value * floats_at(weights);
          right += terms[i].value * floats_at(weights + 4);
        }
        store(to + c, left);
        store(to + c + 4, right);
      }
    }
  }
}

}  // namespace kakoi::go::katago
