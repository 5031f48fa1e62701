/** `kakoi analyze`: what the position after a game says about itself. */

import { expectGame, type Subject } from '../subject.js';
import { analyzeGo } from './analyze-go.js';
import { analyzeLoa } from './analyze-loa.js';
import type { Answer } from './command.js';

export function analyze(subject: Subject): Answer {
  const known = expectGame(subject, 'analyze', 'go', 'loa');
  return known.game === 'go' ? analyzeGo(known) : analyzeLoa(known);
}
