/** Commands that KataGo has beside GTP, described in its docs/GTP_Extensions.md; its analyses are with those of others. */

import { goRules } from '../../../js/api.js';
import { kataGoRules, rulesOfKataGo } from '../../../js/go/katago-rules.js';
import { Refusal } from '../arguments.js';
import type { Command, Commands } from '../command.js';
import type { Session } from '../session.js';

const CHINESE = { suicide: false, whiteHandicapBonus: 'N' };
const TERRITORY = { ko: 'SIMPLE', scoring: 'TERRITORY', suicide: false };
const AMERICAN = { ko: 'SITUATIONAL', suicide: false, whiteHandicapBonus: 'N-1' };
/** The rules by the names that KataGo gives them, as far as they differ from Tromp and Taylor's. */
const NAMED: Readonly<Record<string, object>> = {
  'tromp-taylor': {},
  chinese: { ...CHINESE, ko: 'SIMPLE' },
  'chinese-ogs': CHINESE,
  'chinese-kgs': CHINESE,
  japanese: TERRITORY,
  korean: TERRITORY,
  'stone-scoring': { ko: 'SIMPLE', suicide: false, tax: 'ALL' },
  aga: AMERICAN,
  bga: AMERICAN,
  'new-zealand': { ko: 'SITUATIONAL' },
  'aga-button': { ...AMERICAN, hasButton: true },
};

const noParameter: Command = (_session, args) => {
  throw new Refusal(`there is no parameter ${args.word()}`);
};

export const katago: Commands = {
  'kata-get-rules': ({ terms }) => JSON.stringify(kataGoRules(terms)),
  'kata-set-rules': (session, args) => setRules(session, readRules(args.rest()), 'tromp-taylor'),
  'kata-set-rule': (session, args) => setRules(session, { [args.word()]: args.word() }),
  // Parameters are those of a search: strength.ts.
  'kata-list-params': () => '',
  'kata-get-param': noParameter,
  'kata-set-param': noParameter,
  // Every command ends the analysis before it, and there is no pondering.
  stop: () => {},
};

/** Changes the rules, those of that name or as they are, but for the komi. */
function setRules(session: Session, given: object, from?: 'tromp-taylor'): undefined {
  const { terms } = session;
  session.setRules(rulesOfKataGo(given, from === undefined ? terms : { ...goRules(from), komi: terms.komi }));
}

/** The fields that a name or JSON says. Refuses what is neither. */
function readRules(text: string): object {
  const named = text.toLowerCase().replaceAll('_', '-');
  if (Object.hasOwn(NAMED, named)) return NAMED[named]!;
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given;
  } catch {
    // Refused with all else.
  }
  throw new Refusal(`rules are JSON, or one of ${Object.keys(NAMED).join(', ')}`);
}
