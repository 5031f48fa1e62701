/** What `--help` adds to the lists of options that commander makes. */

import type { CommandName } from './answer.js';

const STATUS = `
Exit status: 0 every input has its answer, 1 some have none (the others do), 2 wrong usage, 74 the answers
cannot be written, 70 internal fault. With --ndjson a fault is an answer, and the status is 0.`;

export const PROGRAM = `
Inputs are game records, positions, or folders of them (*.sgf *.senket *.ndjson *.jsonl, also below):
  SGF      Go (GM[1]) and Lines of Action (GM[9]); the main line of the first game
  Senket   the package's text records
  NDJSON   a JSON object a line: {"id": 7, "sgf": "(;...)"}, {"board": ["X.O", ...]}, {"fen": "..."};
           standard input is NDJSON when it begins with '{'. docs/command-line.md lists the fields.

Links in folders are followed; folders whose names begin with a dot are left out. A bad input is reported with
its place and does not stop the others.
${STATUS}

Examples:
  kakoi analyze game.sgf
  kakoi score games/ --mismatch --brief
  kakoi score games/ --jobs 8 --resume scores.ndjson
  kakoi render game.sgf --move 120 --overlay benson -o position.png
  zcat positions.ndjson.gz | kakoi dead --ndjson > dead.ndjson

'kakoi help COMMAND' explains a command and its answers.`;

const analyze = `
The diagram of Go shows the position after the last move of the main line:
  X O   stones of black and white
  # @   stones of theirs that are pass-alive: no sequence of opponent moves can capture them (Benson; by
        the suicide rule of the game)
  b w   empty points of their pass-alive territory
  x o   stones of theirs inside the other side's pass-alive territory

--json prints one object an input; points are GTP text ('D4'), lists of them run row by row from the top left:
  version, game, info, width, height, rules, handicap, moves, toPlay, result
  lastMove   {color, vertex}, vertex 'pass' for a pass; null without moves
  board      rows from the top, 'X' black, 'O' white, '.' empty
  passAlive  {black, white}, each {stones, territory, chains: [{stones, vitalRegions}]}
  area       {black, white, neutral}: Tromp-Taylor area, nothing removed as dead
  captures   {black, white}: stones captured by each
of Lines of Action, squares as 'a1':
  version, game, info, rules, moves, toPlay, result, board, fen, outcome, end
  lastMove   {color, move}
  groups     {black, white}: the squares of each connected group
  quads, eulerNumber, connected   {black, white}
  legalMoves how many the side to move has
${STATUS}

Examples:
  kakoi analyze game.sgf
  kakoi analyze game.sgf --move 50 --json
  curl -s https://example.org/game.sgf | kakoi analyze`;

const score = `
Go is counted by the rules and the komi of the record, after taking off the dead stones, which playouts find.
--rules replaces the rules, but not the komi. The diagram:
  X O   stones   x o   dead stones   b w   points   =   seki   !   false eye   .   dame

--json: result ('B+3.5'), margin (black - white), rules, handicap, recorded (the record's result or null),
  agrees (whether the count is the recorded one; null when the record names none, as 'B+R'), and
  black, white   {total, points, captures, deadTaken}, points in GTP text
  dame, seki, falseEyes, dead
of Senket: margin, mode, claims, and black, white {total, sets}; points as [x, y] from the top left.

With --brief or --mismatch a summary on standard error says how many counts agree with the record. With
--resume FILE, FILE has every answer, and --mismatch prints those that differ, of earlier runs too.
${STATUS}

Examples:
  kakoi score game.sgf
  kakoi score game.sgf --rules chinese --komi 7.5
  kakoi score games/ --brief --mismatch
  kakoi score games/ --json --jobs 4 > scores.ndjson
  kakoi score game.senket --mode posts`;

const dead = `
--json: dead {black, white}: points in GTP text. The same seed gives the same answer on every machine.
${STATUS}

Examples:
  kakoi dead game.sgf
  kakoi dead game.sgf --playouts 1000 --json`;

const moves = `
Of Go, the points where the side to play may play, by the ko and suicide rules of the game; of Lines of
Action every move with what it does.

--json: toPlay, move (moves played), over, count, and
  moves      Go: points in GTP text; Lines of Action: {move, from, to, capture, connects}, where connects is
             one of 'none', 'mover', 'opponent', 'both'
  mustPass   Lines of Action: whether a pass is the only move
${STATUS}

Examples:
  kakoi moves game.sgf --move 0
  echo '{"fen": "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b"}' | kakoi moves`;

const convert = `
  sgf       a record of the moves up to --move (Go, Lines of Action)
  fen       the position of Lines of Action
  signmap   rows of 1 (black), -1 (white) and 0, as JSON
  diagram   rows of X, O and '.'
  senket    a record as text (games of Senket)
  ndjson    the position as a line of NDJSON, with all that it is counted by

With --json every format is a line that is an input again: {"id": ..., "game": "loa", "fen": "..."};
but not diagrams and sign maps of Senket, which lack the fences. A line of 'ndjson' has an id, that of the input
or its place, and the recorded result.
${STATUS}

Examples:
  kakoi convert game.sgf --to diagram
  kakoi convert loa/ --to fen
  kakoi convert games/ --to ndjson --json | kakoi score --ndjson`;

const render = `
One picture goes to standard output or to the file of --output; many (--all, or several inputs) go to the
folder that --output names, as NAME.svg or NAME-012.svg with the number of the move. With --json and no
--output, SVG is in the answer. PNG is made by sharp, which is not part of the package: npm install sharp.

Overlays:
  Go                chains (with liberties), benson (what can never be captured), area,
                    score (with dead stones), ownership, influence
  Lines of Action   groups, quads (of the side to move), moves
  Senket            territories
${STATUS}

Examples:
  kakoi render game.sgf -o last.svg
  kakoi render game.sgf --move 120 --overlay score --theme dark -o score.png --width 1200
  kakoi render game.sgf --all -o pictures/`;

export const COMMANDS: Readonly<Record<CommandName, string>> = {
  analyze,
  score,
  dead,
  moves,
  convert,
  render,
};
