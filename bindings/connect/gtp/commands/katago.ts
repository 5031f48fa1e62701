/** Commands that KataGo has beside GTP, described in its docs/GTP_Extensions.md; its analyses are with those of others. */

import { goRules } from '../../../js/api.js';
import { kataGoRules, rulesOfKataGo } from '../../../js/go/katago-rules.js';
import { type Arguments, Refusal } from '../arguments.js';
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

const noSuch = (name: string) => new Refusal(`there is no parameter ${name}`);
const noParameter: Command = (_session, args) => {
  throw noSuch(args.word());
};

export const katago: Commands = {
  'kata-get-rules': ({ terms }) => JSON.stringify(kataGoRules(terms)),
  'kata-set-rules': (session, args) => setRules(session, readRules(args), 'tromp-taylor'),
  'kata-set-rule': (session, args) => setRules(session, { [args.word()]: args.word() }),
  // Parameters are those of a search: strength.ts.
  'kata-list-params': () => '',
  'kata-get-param': noParameter,
  'kata-set-param': noParameter,
  'kata-get-params': () => '{}',
  'kata-set-params'(_session, args) {
    for (const name of Object.keys(args.object('parameters'))) throw noSuch(name);
  },
  // Every command ends the analysis before it, and there is no pondering.
  stop: () => {},
};

/** Changes the rules, those of that name or as they are, but for the komi. */
function setRules(session: Session, given: object, from?: 'tromp-taylor'): undefined {
  const { terms } = session;
  session.setRules(rulesOfKataGo(given, from === undefined ? terms : { ...goRules(from), komi: terms.komi }));
}

/** The fields that a name or JSON says. Refuses what is neither. */
function readRules(args: Arguments): object {
  const named = args.next.toLowerCase().replaceAll('_', '-');
  if (Object.hasOwn(NAMED, named)) return NAMED[named]!;
  return args.object(`rules are one of ${Object.keys(NAMED).join(', ')}, or else they`);
}
