/** The words in the sources that can be translated, by their English. */

import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './run.js';

/**
 * Functions that say words: by say() and said() their first argument, by inWords() the text of it, by count() '{n} ' and its plural. The
 * steps of the algorithms also say the names of their counts.
 */
const SPEAKERS = ['say', 'said', 'inWords', 'count'];

/** Every text that the functions are called with in these sources, as far as its type says what it is. */
export function saidIn(files: readonly string[], options: ts.CompilerOptions = {}): Set<string> {
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const texts = new Set<string>();
  const typeOf = (node: ts.Expression): ts.Type => {
    const { parent } = node;
    const short =
      ts.isShorthandPropertyAssignment(parent) && checker.getShorthandAssignmentValueSymbol(parent);
    return short ? checker.getTypeOfSymbolAtLocation(short, node) : checker.getTypeAtLocation(node);
  };
  const textsOf = (node: ts.Expression | undefined): string[] => {
    if (node === undefined) return [];
    const type = typeOf(node);
    const types = type.isUnion() ? type.types : [type];
    return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  };
  const propertyOf = (node: ts.Expression | undefined, name: string): ts.Expression | undefined => {
    if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
    const found = node.properties.find((property) => property.name?.getText() === name);
    if (found === undefined) return undefined;
    return ts.isPropertyAssignment(found) ? found.initializer : (found.name as ts.Identifier);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SPEAKERS.includes(node.expression.getText())) {
      const [first, one, many] = node.arguments;
      const speaker = node.expression.getText();
      if (speaker === 'inWords') for (const text of textsOf(propertyOf(first, 'text'))) texts.add(text);
      else if (speaker !== 'count') for (const text of textsOf(first)) texts.add(text);
      else if (many !== undefined) for (const text of textsOf(many)) texts.add(`{n} ${text}`);
      else for (const text of textsOf(one)) texts.add(`{n} ${text}s`);
    }
    if (ts.isObjectLiteralExpression(node) && propertyOf(node, 'sentence') !== undefined) {
      const counts = propertyOf(node, 'counts');
      if (counts !== undefined) for (const { name } of typeOf(counts).getProperties()) texts.add(name);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) visit(file);
  return texts;
}

/** The same of the pages, the boards, the overlays and the facts about moves. */
export function saidByPages(): Set<string> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const speaks = (file: string) =>
    /^(web|bindings\/show\/(pictures|board)|bindings\/js\/review)\//.test(relative(root, file));
  return saidIn(fileNames.filter(speaks), options);
}
