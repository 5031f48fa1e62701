// Checks the types of all TypeScript, as `npm run typecheck` does, and the casts in it, for which the same types are needed:
// `list[i] as T` is refused where only undefined or null is cast away. `list[i]!` says so, and leaves the type to the
// compiler. Where the type itself is another, a cast stands.

import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const CONFIGS = ['tsconfig.json', 'bindings/node/tsconfig.json', 'tests-js/tsconfig.json'];
const NO_VALUE = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never;

/** True for a cast whose type is that of its expression but for undefined and null. */
function isAtFault(node, checker) {
  if (!ts.isAsExpression(node) || isInferred(node.expression, checker)) return false;
  const given = checker.getTypeAtLocation(node.expression);
  const bare = checker.getNonNullableType(given);
  return !(bare.flags & NO_VALUE) && bare !== given && bare === checker.getTypeFromTypeNode(node.type);
}

/** True for the call of a generic function without types, which takes its own from the cast. */
function isInferred(expression, checker) {
  if (!ts.isCallExpression(expression) || expression.typeArguments !== undefined) return false;
  return checker.getResolvedSignature(expression)?.getDeclaration()?.typeParameters !== undefined;
}

/** By name: a file that several programs take is checked in the first alone. */
const seen = new Set();
let faults = 0;
for (const config of CONFIGS) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(join(root, config), {}, ts.sys);
  const program = ts.createProgram(fileNames, options);
  const files = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !seen.has(file.fileName));
  for (const { fileName } of files) seen.add(fileName);
  const wrong = ts.sortAndDeduplicateDiagnostics(
    files.flatMap((file) => ts.getPreEmitDiagnostics(program, file)),
  );
  if (wrong.length > 0)
    console.error(ts.formatDiagnosticsWithColorAndContext(wrong, ts.createCompilerHost(options)));
  faults += wrong.length;
  const checker = program.getTypeChecker();
  for (const file of files) {
    const name = relative(root, file.fileName);
    if (/^(\.\.|node_modules|build)\b/.test(name)) continue;
    const visit = (node) => {
      ts.forEachChild(node, visit);
      if (!isAtFault(node, checker)) return;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      console.error(`${name}:${line + 1}: \`${node.getText()}\` says no more than \`!\``);
      faults++;
    };
    visit(file);
  }
}
console.log(`types and casts of ${seen.size} files, ${faults} faults`);
process.exitCode = faults === 0 && seen.size > 0 ? 0 : 1;
