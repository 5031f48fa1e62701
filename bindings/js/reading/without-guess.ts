import type { CaptureReading } from './capture.js';

/** The reading for whoever acts on it or judges by it: a guess counts as 'unknown'. */
export function withoutGuess(reading: CaptureReading): CaptureReading {
  return reading.certainty === 'likely'
    ? { ...reading, outcome: 'unknown', certainty: null, move: null, line: [] }
    : reading;
}
