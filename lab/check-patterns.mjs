// Refuses regular expressions that some text can make slow or overflow, because patterns meet records from
// strangers. It checks all patterns of the shipped sources: which of them meet user text changes faster than
// a list of them.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

process.env.RECHECK_BACKEND = 'pure'; // works in this process; the others need Java, or a native program
const { check } = await import('recheck');

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SHIPPED = ['bindings/js', 'bindings/show/svg', 'bindings/node', 'web'];

/** The patterns of the files as { place, source, flags }; those that are put together at run time have no source. */
function patternsOf(file) {
  const text = readFileSync(resolve(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns = [];
  const visit = (node) => {
    const place = () => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ place: place(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    ) {
      patterns.push({ place: place() });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return patterns;
}

/** The fault of the pattern, or null. */
async function faultOf({ source, flags }) {
  if (source === undefined) return 'is put together at run time: write it out, so that it can be checked';
  const { status, complexity, attack, error } = await check(source, flags, { timeout: 60_000 });
  if (status === 'unknown') return `could not be checked: ${error?.kind}`;
  if (status === 'vulnerable') return `takes ${complexity.summary} time, as for ${attack.pattern}`;
  const bare = source.replace(/\\[\s\S]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (/\)(?:[*+]|\{\d+,\})/.test(bare))
    return 'repeats a group: engines need stack for every round, and have little';
  return null;
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SHIPPED], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(?:ts|mjs|js)$/.test(file));
const patterns = files.flatMap(patternsOf);
let faults = 0;
for (const pattern of patterns) {
  const fault = await faultOf(pattern);
  if (fault === null) continue;
  console.error(`${pattern.place}: /${pattern.source ?? '…'}/ ${fault}`);
  faults++;
}
console.log(`${patterns.length} patterns, ${faults} at fault`);
process.exitCode = faults === 0 && patterns.length > 0 ? 0 : 1;
