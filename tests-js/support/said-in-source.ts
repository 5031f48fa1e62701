/** The words in the sources that can be translated, by their English. */

import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './run.js';

/** Functions that say words: by say() and said() their first argument, by count() '{n} ' and its plural. */
const SPEAKERS = ['say', 'said', 'count'];

/** Every text that the functions are called with in these sources, as far as its type says what it is. */
export function saidIn(files: readonly string[], options: ts.CompilerOptions = {}): Set<string> {
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const texts = new Set<string>();
  const textsOf = (node: ts.Expression | undefined): string[] => {
    if (node === undefined) return [];
    const type = checker.getTypeAtLocation(node);
    const types = type.isUnion() ? type.types : [type];
    return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SPEAKERS.includes(node.expression.getText())) {
      const [first, one, many] = node.arguments;
      if (node.expression.getText() !== 'count') for (const text of textsOf(first)) texts.add(text);
      else if (many !== undefined) for (const text of textsOf(many)) texts.add(`{n} ${text}`);
      else for (const text of textsOf(one)) texts.add(`{n} ${text}s`);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) visit(file);
  return texts;
}

/** The same of the pages and the overlays. */
export function saidByPages(): Set<string> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const speaks = (file: string) => /^(web|bindings\/show\/pictures)\//.test(relative(root, file));
  return saidIn(fileNames.filter(speaks), options);
}
