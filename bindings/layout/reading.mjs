// Reading Go: what can be captured, what is safe. Positions are those of go.mjs.

export default {
  game: 'reading',
  includes: ['go/capture_search.h', 'layout/core.h'],

  enums: {
    CAPTURE_OUTCOMES: { is: 'go::CaptureOutcome', words: ['captured', 'escapes', 'ko', 'unknown'] },
  },

  records: {
    Capture: {
      about:
        'What becomes of a chain, with which move the side to play gets what it wants, how many positions were looked at, and the length of the line; its points follow, a word each.',
      numbers: ['outcome', 'move', 'nodes', 'length'],
    },
  },

  calls: {
    readingCapture: {
      about:
        'Reads the capture of the chain at a point and writes a Capture. `color` is to play; a negative `ko` is none.',
      takes: 'width, height, point, color, ko, nodes',
    },
  },
};
