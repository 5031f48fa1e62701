// Reading for JavaScript.

#include "layout/reading.h"

#include "go_transfer.h"

namespace kakoi::wasm {

void calls::reading_capture(int width, int height, int point, int color, int ko, int nodes) {
  static go::CaptureSearch search;  // large; what it holds is only its last answer
  const Grid grid(width, height);
  const go::CaptureOutcome outcome = search.run(load_position(input, grid),
                                                {.target = to_point(point),
                                                 .to_play = static_cast<Color>(color),
                                                 .ko = ko < 0 ? go::kNoPoint : to_point(ko),
                                                 .nodes = nodes},
                                                grid);
  Writer writer(output, height);
  writer.record(ReadingCapture{
      .outcome = outcome, .move = search.move(), .nodes = search.nodes(), .length = search.line_length()});
  for (int i = 0; i < search.line_length(); ++i) writer.word(search.line(i));
}

}  // namespace kakoi::wasm
