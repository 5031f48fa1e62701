/** The texts that `--help` adds to commander's lists of options. Texts about a game come from that game. */

import type { CommandName } from './answer.js';
import { COMMON_FORMATS } from './commands/convert.js';
import type { Artist, Question } from './game.js';
import { fieldNames, GAMES, gamesFor, isOwn, OWN_FORMATS, RECORD_ENDINGS, titles } from './games.js';

const STATUS = `
Exit status: 0 every input has its answer, 1 some have none (the others do) or a proof does not hold, 2 wrong
usage, 74 the answers cannot be written, 70 internal fault. With --ndjson a fault is an answer, and the status is 0.`;

/** About inputs that are gathered. */
const GATHERED = `
Inputs are records, folders and zips of them, lines of NDJSON with 'sgf', and collections kept by --keep. Every game of every
file is asked; one that cannot be read is told, passed over, and makes the exit status 1.`;

/** The width of the texts, in columns. */
const WIDTH = 104;

/** The help of the whole program. A function, so that texts are put together only when somebody asks for help. */
export const ofProgram = () => `
Inputs are game records, positions, or folders of them (${endings()} *.ndjson *.jsonl, also below):
${table([
  ['SGF', `${sgfGames()}; the end of the main line of the first game, or of --game N`],
  ...GAMES.flatMap(({ title, records }) => (isOwn(records) ? [[title, records.about] as const] : [])),
  ...GAMES.flatMap(({ foreign = [] }) => foreign.map(({ name, about }) => [name, about] as const)),
  [
    'NDJSON',
    `a JSON object a line: {"id": 7, "sgf": "(;...)"}, {"board": ["X.O", ...]}, with one of ` +
      `${['sgf', ...fieldNames()].join(', ')}; standard input is NDJSON when it begins with '{'. ` +
      'docs/command-line.md lists the fields.',
  ],
])}

Links in folders are followed; folders whose names begin with a dot are left out. A bad input is reported with
its place and does not stop the others; --lenient mends what can be mended in SGF, and tells it. With --json, an
answer about a file of several games has their number in 'games', and what was mended or assumed in 'notes'.
${STATUS}

Examples:
  kakoi analyze game.sgf
  kakoi score games/ --mismatch --brief
  kakoi score games/ --jobs 8 --resume scores.ndjson
  kakoi render game.sgf --move 120 --overlay passAlive -o position.png
  zcat positions.ndjson.gz | kakoi dead --ndjson > dead.ndjson

'kakoi help COMMAND' explains a command and its answers.`;

const convert = () => `
${table(formats())}

Records keep all that they hold: variations, comments and marks, and other games of the file.
With --json every format is a line that is an input again: {"id": ..., "game": "go", "sgf": "(;...)"};
but not diagrams and sign maps of games that have more than stones on their boards. A line of 'ndjson' has an id,
that of the input or its place, and the recorded result.
${STATUS}

Examples:
  kakoi convert game.sgf --to diagram
  kakoi convert faulty.sgf --to sgf --lenient
  kakoi convert collection.sgf --to sgf --game 3
  kakoi convert games/ --to signmap
  kakoi convert games/ --to ndjson --json | kakoi score --ndjson`;

/** The help of `kakoi render`; `artists` are those of the games, in their order. */
export const ofRender = (artists: readonly Artist[]) => `
One picture goes to standard output or to the file of --output; many (--all, or several inputs) go to the
folder that --output names, as NAME.svg or NAME-012.svg with the number of the move. With --json and no
--output, SVG is in the answer. PNG is made by sharp, which is not part of the package: npm install sharp.

Overlays, from the lowest to the topmost:
${table(
  artists.flatMap(({ overlays }, i) =>
    Object.entries(overlays).map(([name, { title }]) => [name, `${title} (${GAMES[i]?.title})`] as const),
  ),
)}
${STATUS}

Examples:
  kakoi render game.sgf -o last.svg
  kakoi render game.sgf --move 120 --overlay score --theme dark -o score.png --width 1200
  kakoi render game.sgf --all -o pictures/`;

/** The help of `kakoi find`. */
export const ofFind = () => `
Answers with a line a game: the first time that the position or the pattern stands in it. With --next it answers
with the moves that were played after it. Black's stones are X, White's O; '.' is an empty point, '*' any, 'x'
Black's or empty, 'o' White's or empty. A pattern with an anchor like top-right lies at those sides of the board, and
turns with it.
${GATHERED}

--json prints a line a game: {"game", "move", "symmetry", "swapped", "name", "black", "white", "date", "result"};
with --next a line a move: {"color", "vertex", "count", "blackWins", "whiteWins", "move"}.
${STATUS}

Examples:
  kakoi find games/ --pattern '***/*X*/***' --anchor top-right --next
  kakoi find games/ --after 'Q16 D4' --next --json
  kakoi find games/ --position game.sgf --move 30 --swap-colors
  kakoi find games/ --player Shusaku --after 'R16 D17' --keep mine.kakoi
  zcat games.ndjson.gz | kakoi find --ndjson --pattern '.X./XOX/.X.'`;

/** The help of `kakoi stats`. */
export const ofStats = () => `
Counts the games, their boards, lengths, results, dates, players and events, and finds those that are there twice, turned or
cut short. With --duplicates position those are the same whose last positions are; with --duplicates signature those whose moves
20, 22, 24, 31, 33 and 35 are, as in records of one game that differ elsewhere.
${GATHERED}

--json prints one object: {"games", "moves", "sizes", "results", "dates", "players", "events", "duplicates"}.
${STATUS}

Examples:
  kakoi stats games/
  kakoi stats games.zip --player Shusaku --json
  kakoi stats games/ --duplicates signature
  kakoi stats games/ --keep mine.kakoi`;

/** The help of `kakoi gtp`. */
export const ofGtp = () => `
Programs of Go talk to each other by this protocol: give 'kakoi gtp' to GoGui, Sabaki, gogui-twogtp or a server's
bot as the command of an engine. It referees (final_score, final_status_list, is_legal), analyses
(gogui-analyze_commands lists what GoGui draws) and plays (genmove), as docs/attach.md says. With a clock
(time_settings, time_left) it takes the time that it has, and no more than --level or --playouts allow.

The exit status is 0 after 'quit', at the end of the input, and when the other program has gone.

Examples:
  kakoi gtp --rules chinese --komi 7
  kakoi gtp --level 4
  printf 'boardsize 9\\nplay b e5\\nshowboard\\n' | kakoi gtp
  gogui-twogtp -black 'gnugo --mode gtp' -white 'pachi' -referee 'kakoi gtp --rules chinese' -size 9 -auto`;

/** The help of `kakoi uci`. */
export const ofUci = () => `
Servers and tournament programs ask for moves by this protocol: PlayStrategy's fishnet, cutechess and others. Options:
UCI_Variant (linesOfAction, scrambledEggs, parachute), BoardSize (5 to 8), Depth and Nodes (0: no limit of their own).

The exit status is 0 after 'quit' and at the end of the input; a search without limits is then stopped.

Examples:
  kakoi uci
  printf 'position startpos moves b1b3\\ngo nodes 20000\\n' | kakoi uci`;

/** The help of `kakoi mcp`. */
export const ofMcp = () => `
Programs that run language models start 'kakoi mcp' and talk to it on standard input and output. Its tools are legality, score,
facts, review, problem, verify and render; each takes the fields of a line of NDJSON, 'play' with the moves from there, and
the options of the command that it stands for, and answers as that command does with --json. A fault is an answer, too.

The exit status is 0 at the end of the input.

Examples:
  claude mcp add kakoi -- npx -y kakoi mcp
  npx @modelcontextprotocol/inspector npx kakoi mcp`;

const summary = `
With --brief or --mismatch a summary on standard error says how many counts agree with the record. With
--resume FILE, FILE has every answer, and --mismatch prints those that differ, of earlier runs too.
`;

const PROOFS = `
A proof that does not hold is an answer too, but the exit status is then 1.
`;

export const ofCommand: Readonly<Record<Exclude<CommandName, 'render'>, () => string>> = {
  analyze: () =>
    answers('analyze', '', [
      'kakoi analyze game.sgf',
      'kakoi analyze game.sgf --move 50 --json',
      'curl -s https://example.org/game.sgf | kakoi analyze',
    ]),
  score: () =>
    answers('score', summary, [
      'kakoi score game.sgf',
      'kakoi score games/ --brief --mismatch',
      'kakoi score games/ --json --jobs 4 > scores.ndjson',
    ]),
  dead: () => answers('dead', '', ['kakoi dead game.sgf', 'kakoi dead game.sgf --playouts 1000 --json']),
  moves: () =>
    answers('moves', '', ['kakoi moves game.sgf --move 0', 'kakoi moves game.sgf --move 12 --json']),
  read: () => answers('read', '', ['kakoi read game.sgf', 'kakoi read game.sgf --move 80 --chain D4 --json']),
  review: () =>
    answers('review', '', [
      'kakoi review game.sgf',
      'kakoi review games/ --brief --jobs 4',
      'kakoi review game.sgf --move 45 --last --json',
    ]),
  safe: () =>
    answers('safe', '', ['kakoi safe game.sgf', 'kakoi safe game.sgf --move 150 --nodes 1000 --json']),
  endgame: () =>
    answers('endgame', '', ['kakoi endgame game.sgf', 'kakoi endgame game.sgf --move 200 --json']),
  solve: () =>
    answers('solve', '', [
      'kakoi solve problem.sgf',
      'kakoi solve problems/ --json --jobs 2 > answers.ndjson',
      'kakoi solve game.sgf --move 120 --target C4 --to-play white --prove --json',
    ]),
  verify: () =>
    answers('verify', PROOFS, [
      'kakoi solve problem.sgf --prove --json > proof.json',
      'kakoi verify proof.json',
      'kakoi solve problems/ --prove --json | kakoi verify --brief',
    ]),
  convert,
};

/** The help of a question: the games' own texts, and `more`, which applies to all of them. */
function answers(question: Question, more: string, examples: readonly string[]): string {
  const games = gamesFor(question);
  const texts = games.flatMap(({ title, answers }) => {
    const help = answers[question]?.help;
    return help === undefined ? [] : [`${title}: ${help}\n`];
  });
  const fields = games.map(({ title, answers }) => `${title}: ${answers[question]?.fields}\n`);
  const own = games.flatMap(({ answers }) => answers[question]?.examples ?? []);
  return [
    '',
    ...texts,
    `--json prints one object an input.\n${fields.join('')}${more}${STATUS}\n`,
    `Examples:\n${[...examples, ...own].map((example) => `  ${example}`).join('\n')}`,
  ].join('\n');
}

function ownFormat(name: string): string {
  const games = GAMES.filter(({ formats }) => name in formats);
  return `${games[0]?.formats[name]?.about} (${games.map(({ title }) => title).join(', ')})`;
}

/** The notations; those of single games come first. */
function formats(): [name: string, about: string][] {
  const common = Object.entries(COMMON_FORMATS).map(([name, { about }]): [string, string] => [name, about]);
  return [...OWN_FORMATS.map((name): [string, string] => [name, ownFormat(name)]), ...common];
}

/** The patterns of files with records: '*.sgf *.senket'. */
function endings(): string {
  return RECORD_ENDINGS.map((ending) => `*${ending}`).join(' ');
}

/** The games with SGF: 'Go (GM[1]) and Lines of Action (GM[9])'. */
function sgfGames(): string {
  return titles(
    GAMES.flatMap(({ title, records }) =>
      isOwn(records) ? [] : [{ title: `${title} (GM[${records.number}])` }],
    ),
  );
}

/** A table of names and texts, which are broken into lines. */
function table(rows: readonly (readonly [name: string, text: string])[]): string {
  const indent = Math.max(...rows.map(([name]) => name.length)) + 5;
  return rows
    .map(([name, text]) => {
      const lines: string[] = [];
      for (const part of text.split(' ')) {
        const line = lines.at(-1);
        if (line === undefined || indent + line.length + part.length + 1 > WIDTH) lines.push(part);
        else lines[lines.length - 1] = `${line} ${part}`;
      }
      return `  ${name}`.padEnd(indent) + lines.join(`\n${' '.repeat(indent)}`);
    })
    .join('\n');
}
