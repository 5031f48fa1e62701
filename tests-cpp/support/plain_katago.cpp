#include "support/plain_katago.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <sstream>

#include "support/random.h"

namespace kakoi::test {

namespace {

class Writer {
 public:
  explicit Writer(const KataGoFile& file) : file_(file), random_(static_cast<std::uint64_t>(file.version)) {}

  std::vector<std::uint8_t> write() {
    const int channels = file_.channels;
    word("random");
    words({file_.version, 22, 19});
    if (file_.version >= 13) {
      for (const char* scale : {"20.0", "21.5", "20.0", "1.9e+01", "40.0", "0.25", "30.0"}) word(scale);
    }
    if (file_.version >= 15) words({0, file_.lives_by_suicide ? 1 : 0, 0, 0, 0, 0, 0, 0});
    word("trunk");
    words({static_cast<int>(file_.blocks.size()), channels, 16, 16, 16, 16});
    if (file_.version >= 15) words({0, 0, 0, 0, 0, 0});
    convolution(file_.first_side, 22, channels);
    dense(19, channels);
    for (const char kind : file_.blocks) block(kind, channels);
    activation(channels);
    policy(channels);
    value(channels);
    return bytes_;
  }

 private:
  void word(const std::string& word) {
    for (const char letter : word + "\n") bytes_.push_back(static_cast<std::uint8_t>(letter));
  }
  void words(std::initializer_list<int> numbers) {
    for (const int number : numbers) word(std::to_string(number));
  }

  /// Numbers around `middle`, so far away at most.
  void floats(int count, double middle, double reach) {
    for (const char letter : std::string("@BIN@")) bytes_.push_back(static_cast<std::uint8_t>(letter));
    for (int i = 0; i < count; ++i) {
      const auto value = static_cast<float>(middle + reach * (random_.below(2001) - 1000) / 1000);
      std::uint8_t four[4];
      std::memcpy(four, &value, 4);
      bytes_.insert(bytes_.end(), four, four + 4);
    }
    word("");
  }

  void convolution(int side, int inputs, int outputs) {
    word("convolution");
    words({side, side, inputs, outputs, 1, 1});
    floats(side * side * inputs * outputs, 0, 1.7 / std::sqrt(side * side * inputs));
  }
  void dense(int inputs, int outputs) {
    word("dense");
    words({inputs, outputs});
    floats(inputs * outputs, 0, 1.7 / std::sqrt(inputs));
  }
  void bias(int channels) {
    word("bias");
    words({channels});
    floats(channels, 0, 0.5);
  }
  void curve() {
    word("curve");
    if (file_.version >= 11) word(file_.curve);
  }
  void activation(int channels, bool has_scale = true) {
    word("normalisation");
    words({channels});
    word("1e-05");
    words({has_scale ? 1 : 0, 1});
    floats(channels, 0, 0.5);
    floats(channels, 1.2, 0.7);
    if (has_scale) floats(channels, 1, 0.5);
    floats(channels, 0, 0.5);
    curve();
  }

  void block(char kind, int channels) {
    const int inner = file_.inner_channels;
    word(kind == 'o' ? "ordinary_block" : kind == 'g' ? "gpool_block" : "nested_bottleneck_block");
    word("block");
    if (kind == 'n') {
      words({2});
      activation(channels);
      convolution(1, channels, inner);
      block('o', inner);
      block('g', inner);
      activation(inner);
      convolution(1, inner, channels);
      return;
    }
    activation(channels, false);
    convolution(3, channels, inner);
    if (kind == 'g') {
      convolution(3, channels, 12);
      activation(12);
      dense(36, inner);
    }
    activation(inner);
    convolution(3, inner, channels);
  }

  void policy(int channels) {
    const int logits = file_.version >= 16 ? 4 : file_.version >= 12 ? 2 : 1;
    word("policy");
    convolution(1, channels, 13);
    convolution(1, channels, 10);
    activation(10);
    dense(30, 13);
    activation(13);
    convolution(1, 13, logits);
    if (file_.version < 15) {
      dense(30, logits);
      return;
    }
    dense(30, 13);
    bias(13);
    curve();
    dense(13, logits);
  }

  void value(int channels) {
    const int scores = file_.version >= 9 ? 6 : 4;
    word("value");
    convolution(1, channels, 20);
    activation(20);
    dense(60, 28);
    bias(28);
    curve();
    dense(28, 3);
    bias(3);
    dense(28, scores);
    bias(scores);
    convolution(1, 20, 1);
  }

  const KataGoFile& file_;
  Random random_;
  std::vector<std::uint8_t> bytes_;
};

/// Channels of points: map[channel][point].
using Map = std::vector<std::vector<double>>;
using Row = std::vector<double>;

class Plain {
 public:
  Plain(const std::vector<std::uint8_t>& file, int width, int height)
      : text_(std::string(file.begin(), file.end())), width_(width), height_(height) {}

  PlainKataGo judge(const std::vector<float>& planes, const std::vector<float>& globals) {
    PlainKataGo result{};
    word();
    version_ = count();
    double scales[7] = {20, 20, 20, 20};
    skip(2);
    if (version_ >= 13) {
      for (double& scale : scales) scale = std::stod(word());
    }
    if (version_ >= 15) skip(8);
    word();
    const int blocks = count();
    skip(version_ >= 15 ? 11 : 5);
    Map x(22, Row(points()));
    for (std::size_t point = 0; point < points(); ++point) {
      for (std::size_t c = 0; c < 22; ++c) x[c][point] = static_cast<double>(planes[22 * point + c]);
    }
    x = convolution(x);
    x = plus(x, dense(Row(globals.begin(), globals.begin() + 19)));
    x = run_blocks(x, blocks);
    x = activation(x);
    judge_moves(x, result);
    judge_value(x, scales, result);
    return result;
  }

 private:
  [[nodiscard]] std::size_t points() const {
    return static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
  }

  std::string word() {
    std::string word;
    text_ >> word;
    return word;
  }
  int count() { return std::stoi(word()); }
  std::size_t size() { return static_cast<std::size_t>(count()); }
  void skip(int words) {
    for (int i = 0; i < words; ++i) word();
  }
  Row floats(std::size_t count) {
    while (text_.get() != '@') {
    }
    text_.ignore(4);
    Row values;
    for (std::size_t i = 0; i < count; ++i) {
      char four[4];
      text_.read(four, 4);
      float value = 0;
      std::memcpy(&value, four, 4);
      values.push_back(static_cast<double>(value));
    }
    return values;
  }

  Map convolution(const Map& x) {
    word();
    const int side = count();
    count();
    const std::size_t inputs = size();
    const std::size_t outputs = size();
    skip(2);
    const Row weights = floats(static_cast<std::size_t>(side * side) * inputs * outputs);
    Map y(outputs, Row(points()));
    for (int row = 0; row < height_; ++row) {
      for (int column = 0; column < width_; ++column) {
        for (int tap = 0; tap < side * side; ++tap) {
          const int from_row = row + tap / side - side / 2;
          const int from_column = column + tap % side - side / 2;
          if (from_row < 0 || from_row >= height_ || from_column < 0 || from_column >= width_) continue;
          for (std::size_t i = 0; i < inputs; ++i) {
            for (std::size_t o = 0; o < outputs; ++o) {
              y[o][static_cast<std::size_t>(row * width_ + column)] +=
                  x[i][static_cast<std::size_t>(from_row * width_ + from_column)] *
                  weights[(static_cast<std::size_t>(tap) * inputs + i) * outputs + o];
            }
          }
        }
      }
    }
    return y;
  }

  Row dense(const Row& x) {
    word();
    const std::size_t inputs = size();
    const std::size_t outputs = size();
    const Row weights = floats(inputs * outputs);
    Row y(outputs);
    for (std::size_t i = 0; i < inputs; ++i) {
      for (std::size_t o = 0; o < outputs; ++o) y[o] += x[i] * weights[i * outputs + o];
    }
    return y;
  }

  Row plus_bias(Row x) {
    word();
    const Row values = floats(size());
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += values[i];
    return x;
  }

  static Map plus(Map x, const Row& row) {
    for (std::size_t c = 0; c < x.size(); ++c) {
      for (double& value : x[c]) value += row[c];
    }
    return x;
  }

  static Map sum(Map x, const Map& y) {
    for (std::size_t c = 0; c < x.size(); ++c) {
      for (std::size_t point = 0; point < x[c].size(); ++point) x[c][point] += y[c][point];
    }
    return x;
  }

  std::function<double(double)> curve() {
    word();
    const std::string kind = version_ >= 11 ? word() : "ACTIVATION_RELU";
    if (kind == "ACTIVATION_RELU") return [](double x) { return std::max(x, 0.0); };
    if (kind == "ACTIVATION_MISH") return [](double x) { return x * std::tanh(std::log1p(std::exp(x))); };
    return [](double x) { return x; };
  }

  Map activation(Map x) {
    word();
    const std::size_t channels = size();
    const double epsilon = std::stod(word());
    const bool has_scale = count() != 0;
    const bool has_bias = count() != 0;
    const Row means = floats(channels);
    const Row variances = floats(channels);
    const Row scales = has_scale ? floats(channels) : Row(channels, 1.0);
    const Row biases = has_bias ? floats(channels) : Row(channels, 0.0);
    const auto function = curve();
    for (std::size_t c = 0; c < channels; ++c) {
      for (double& value : x[c]) {
        value = function((value - means[c]) / std::sqrt(variances[c] + epsilon) * scales[c] + biases[c]);
      }
    }
    return x;
  }

  [[nodiscard]] Row pool(const Map& x, bool for_value) const {
    const double size = (std::sqrt(static_cast<double>(points())) - 14) / 10;
    Row means;
    Row sized;
    Row last;
    for (const Row& channel : x) {
      double mean = 0;
      for (const double value : channel) mean += value / static_cast<double>(points());
      means.push_back(mean);
      sized.push_back(mean * size);
      last.push_back(for_value ? mean * (size * size - 0.1)
                               : *std::max_element(channel.begin(), channel.end()));
    }
    means.insert(means.end(), sized.begin(), sized.end());
    means.insert(means.end(), last.begin(), last.end());
    return means;
  }

  Map run_blocks(Map x, int blocks) {
    for (int i = 0; i < blocks; ++i) {
      const std::string kind = word();
      word();
      const int inner = kind == "nested_bottleneck_block" ? count() : 0;
      const Map active = activation(x);
      Map y = convolution(active);
      if (kind == "gpool_block") {
        const Map pooled = activation(convolution(active));
        y = plus(y, dense(pool(pooled, false)));
      }
      y = activation(run_blocks(y, inner));
      x = sum(x, convolution(y));
    }
    return x;
  }

  void judge_moves(const Map& x, PlainKataGo& result) {
    word();
    Map y = convolution(x);
    const Row pooled = pool(activation(convolution(x)), false);
    y = convolution(activation(plus(y, dense(pooled))));
    Row pass = dense(pooled);
    if (version_ >= 15) {
      pass = plus_bias(pass);
      const auto function = curve();
      for (double& value : pass) value = function(value);
      pass = dense(pass);
    }
    const auto mixed = [&](double usual, double hopeful) { return usual + (hopeful - usual) * 0.2; };
    for (std::size_t point = 0; point < points(); ++point) {
      result.policy.push_back(version_ < 12 ? y[0][point] : mixed(y[0][point], y[1][point]));
    }
    result.policy.push_back(version_ < 12 ? pass[0] : mixed(pass[0], pass[1]));
  }

  void judge_value(const Map& x, const double* scales, PlainKataGo& result) {
    word();
    const Map y = activation(convolution(x));
    Row hidden = plus_bias(dense(pool(y, true)));
    const auto function = curve();
    for (double& value : hidden) value = function(value);
    result.outcome = plus_bias(dense(hidden));
    const Row scores = plus_bias(dense(hidden));
    result.score = scores[0] * scales[1];
    result.lead = scores[2] * scales[3];
    const Map owners = convolution(y);
    for (const double owner : owners[0]) result.owner.push_back(std::tanh(owner));
  }

  std::istringstream text_;
  int width_;
  int height_;
  int version_ = 0;
};

}  // namespace

std::vector<std::uint8_t> KataGoFile::bytes() const { return Writer(*this).write(); }

PlainKataGo judge_katago_plainly(const std::vector<std::uint8_t>& file, int width, int height,
                                 const std::vector<float>& planes, const std::vector<float>& globals) {
  return Plain(file, width, height).judge(planes, globals);
}

}  // namespace kakoi::test
