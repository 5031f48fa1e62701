// Examples of the documentation, run and changed in place: what they print, and the boards they make.

import * as kakoi from 'kakoi';
import * as collection from 'kakoi/collection';
import * as endings from 'kakoi/endings';
import * as gtp from 'kakoi/gtp';
import * as interop from 'kakoi/interop';
import * as play from 'kakoi/play';
import * as reading from 'kakoi/reading';
import * as replay from 'kakoi/replay';
import * as review from 'kakoi/review';
import * as sabaki from 'kakoi/sabaki';
import * as sgf from 'kakoi/sgf';
import * as svg from 'kakoi/svg';

const MODULES = {
  kakoi,
  'kakoi/collection': collection,
  'kakoi/endings': endings,
  'kakoi/play': play,
  'kakoi/gtp': gtp,
  'kakoi/interop': interop,
  'kakoi/reading': reading,
  'kakoi/replay': replay,
  'kakoi/review': review,
  'kakoi/sabaki': sabaki,
  'kakoi/sgf': sgf,
  'kakoi/svg': svg,
};

const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*'([^']+)';?[^\S\n]*$/gm;
const AsyncFunction = (async () => {}).constructor;
/** As many boards as are shown below an example: the last. */
const SHOWN = 3;

export function offerExamples() {
  for (const code of document.querySelectorAll('pre > code.js')) {
    const imported = [...textOf(code).matchAll(IMPORT)].map((match) => match[2]);
    if (imported.length > 0 && imported.every((name) => Object.hasOwn(MODULES, name))) offer(code);
  }
}

/** TypeDoc ends lines with elements. */
function textOf(code) {
  const copy = code.cloneNode(true);
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
  return copy.textContent;
}

function offer(code) {
  const pre = code.parentElement;
  const run = document.createElement('button');
  run.type = 'button';
  run.className = 'run';
  run.textContent = 'Run';
  const result = document.createElement('div');
  result.className = 'result';
  result.hidden = true;
  result.setAttribute('role', 'status');
  code.contentEditable = 'plaintext-only';
  code.spellcheck = false;
  code.setAttribute('role', 'textbox');
  code.setAttribute('aria-multiline', 'true');
  code.setAttribute('aria-label', 'Example, which can be changed and run');
  code.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      run.click();
    }
  });
  run.addEventListener('click', async () => {
    const { printed, boards } = await execute(textOf(code));
    const text = document.createElement('pre');
    text.textContent = printed.join('\n') || 'It prints nothing.';
    const pictures = boards.slice(-SHOWN).map((board) => {
      const figure = document.createElement('figure');
      figure.innerHTML = pictureOf(board);
      return figure;
    });
    result.replaceChildren(text, ...pictures);
    result.hidden = false;
  });
  pre.append(run);
  pre.after(result);
}

/** Runs the program: the lines that it prints, and the boards among the variables of its top level. */
async function execute(program) {
  const printed = [];
  const print = (...values) => printed.push(values.map((value) => written(value)).join(' '));
  const names = [...program.matchAll(/^(?:const|let|var)\s+(\w+)/gm)].map((match) => match[1]);
  const body = program.replace(
    IMPORT,
    (_all, list, name) => `const {${list.replace(/\bas\b/g, ':')}} = modules['${name}'];`,
  );
  let boards = [];
  try {
    const main = new AsyncFunction('modules', 'console', `${body}\nreturn [${names}];`);
    const values = await main(MODULES, { log: print, warn: print, error: print, table: print });
    boards = values.map((value) => value?.board ?? value).filter((value) => drawer(value) !== undefined);
  } catch (error) {
    printed.push(`${error.name}: ${error.message}`);
  }
  return { printed, boards };
}

function drawer(board) {
  const boards = [kakoi.GoBoard, kakoi.LoaBoard, kakoi.SenketBoard];
  return boards.some((kind) => board instanceof kind) ? svg.toSvg : undefined;
}

function pictureOf(board) {
  const theme = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';
  return drawer(board)(board, { theme });
}

/** A value as Node prints it, near enough. */
function written(value, isInside = false) {
  if (typeof value === 'string') return isInside ? `'${value}'` : value;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (ArrayBuffer.isView(value) || Array.isArray(value))
    return value.length === 0 ? '[]' : `[ ${Array.from(value, (each) => written(each, true)).join(', ')} ]`;
  if (Object.getPrototypeOf(value) !== Object.prototype) return String(value);
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${written(each, true)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
