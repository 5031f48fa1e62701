// Refuses files that import each other in a circle, also by import() and by `typeof import()`, which Biome does not follow.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.mjs'], { cwd: root })
  .toString()
  .split('\n')
  .filter(Boolean);
const known = new Set(files);

function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  const places = importedFiles.map(({ fileName }) => join(dirname(file), fileName));
  return places.map((place) => place.replace(/\.js$/, '.ts')).filter((place) => known.has(place));
}

const circles = [];
const done = new Set();
function follow(file, path) {
  if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
  else if (!done.has(file)) for (const next of importsOf(file)) follow(next, [...path, file]);
  done.add(file);
}
for (const file of files) follow(file, []);
for (const circle of circles) console.error(circle.join(' → '));
console.log(`imports of ${files.length} files, ${circles.length} circles`);
process.exitCode = circles.length === 0 && files.length > 0 ? 0 : 1;
