// The places where a source file can be changed a little, and the changes: found in the syntax tree, so that nearly all changes compile.
//
// A point is `{ file, within, start, end, original, mutated, form, operator }`: the change of `original` to `mutated`, in the
// function `within`. `form` says how both are written into one file (weave.mjs).

import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { Language, Parser } = require('@vscode/tree-sitter-wasm');

const grammars = join(require.resolve('@vscode/tree-sitter-wasm'), '..');
await Parser.init({ locateFile: (name) => join(grammars, name) });
const parsers = {};
for (const [ending, grammar] of [
  ['cpp', 'cpp'],
  ['h', 'cpp'],
  ['ts', 'typescript'],
]) {
  parsers[ending] = new Parser();
  parsers[ending].setLanguage(await Language.load(join(grammars, `tree-sitter-${grammar}.wasm`)));
}

/** The replacement for each binary operator. */
const BINARY = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
};
const RELATIONS = /^([<>]=?|[=!]==?)$/;
const ASSIGNMENT = {
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '|=': '&=',
  '&=': '|=',
  '^=': '&=',
  '<<=': '>>=',
  '>>=': '<<=',
};

/** Syntax without a value at run time, or whose value the compiler has to know. */
const FIXED = new Set([
  'template_argument_list',
  'template_parameter_list',
  'array_declarator',
  'enumerator',
  'static_assert_declaration',
  'attribute_declaration',
  'preproc_def',
  'preproc_if',
  'bitfield_clause',
  'type_annotation',
  'type_alias_declaration',
  'interface_declaration',
  'literal_type',
  'as_expression_type',
  'import_statement',
  'requires_clause',
  'alignas_qualifier',
  'abstract_class_declaration_type',
  'decltype',
]);

const FUNCTIONS = new Set([
  'function_definition',
  'function_declaration',
  'method_definition',
  'generator_function_declaration',
]);

/** All points of a file, which is named as in the repository. */
export function pointsOf(file, text) {
  const tree = parsers[/\w+$/.exec(file)[0]].parse(text);
  const points = [];
  visit(tree.rootNode, { within: '' });
  const seen = new Map();
  return points.map((point) => {
    // A number tells apart the same changes of the same text in one function.
    const key = `${point.within}|${point.original}|${point.mutated}`;
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return { file, number, ...point };
  });

  function visit(node, { within }) {
    if (node.hasError && node.type === 'ERROR') return;
    if (FIXED.has(node.type) || isConstant(node) || isAssertion(node)) return;
    const name = FUNCTIONS.has(node.type) ? nameOf(node) : arrowName(node);
    const inside = name === undefined ? within : name;
    if (inside !== '') changesOf(node, (change) => points.push({ within: inside, ...change }));
    for (const child of node.namedChildren) visit(child, { within: inside });
  }
}

/** Constants are made when the engine is compiled: a change of them would not be one at run time. */
function isConstant(node) {
  if (node.type !== 'declaration' && node.type !== 'field_declaration') return false;
  return node.children.some(({ type, text }) => type === 'type_qualifier' && text === 'constexpr');
}

function isAssertion(node) {
  return (
    node.type === 'call_expression' &&
    /^(assert|static_assert)$/.test(node.childForFieldName('function')?.text)
  );
}

function nameOf(node) {
  const direct = node.childForFieldName('name');
  if (direct) return direct.text;
  let declarator = node.childForFieldName('declarator');
  while (declarator?.childForFieldName('declarator')) declarator = declarator.childForFieldName('declarator');
  return /([\w:~]+|operator\S+)\s*\(/.exec(declarator?.text)?.[1] ?? declarator?.text ?? '';
}

/** `const name = (…) => …` of TypeScript. */
function arrowName(node) {
  if (node.type !== 'variable_declarator' || node.childForFieldName('value')?.type !== 'arrow_function')
    return undefined;
  return node.childForFieldName('name').text;
}

/** Calls add({ start, end, original, mutated, form, operator }) for each change of this very node. */
function changesOf(node, add) {
  const swap = (operator, mutated, form = 'value', at = node) =>
    add({ start: at.startIndex, end: at.endIndex, original: at.text, mutated, form, operator });
  const replaced = (part, by) =>
    node.text.slice(0, part.startIndex - node.startIndex) +
    by +
    node.text.slice(part.endIndex - node.startIndex);
  switch (node.type) {
    case 'binary_expression': {
      const sign = node.childForFieldName('operator');
      const sides = [node.childForFieldName('left'), node.childForFieldName('right')];
      if (sign === null || BINARY[sign.text] === undefined) return;
      if (sides.some(({ type }) => type === 'string' || type === 'template_string')) return;
      const kind = RELATIONS.test(sign.text)
        ? 'relation'
        : /&&|\|\||\?\?/.test(sign.text)
          ? 'logic'
          : 'arithmetic';
      swap(kind, replaced(sign, BINARY[sign.text]));
      return;
    }
    case 'assignment_expression':
    case 'augmented_assignment_expression': {
      const sign = node.childForFieldName('operator');
      if (sign !== null && ASSIGNMENT[sign.text] !== undefined && !isUpdate(node))
        swap('arithmetic', replaced(sign, ASSIGNMENT[sign.text]));
      return;
    }
    case 'update_expression':
      if (!isUpdate(node))
        swap(
          'arithmetic',
          node.text.replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
        );
      return;
    case 'unary_expression':
      if (node.text.startsWith('!')) swap('not', node.text.slice(1));
      return;
    case 'number_literal':
    case 'number':
      if (/^\d+$/.test(node.text) && Number(node.text) < 2 ** 31 - 1 && !isKey(node))
        swap('constant', String(Number(node.text) + 1));
      return;
    case 'true':
    case 'false':
      swap('constant', node.type === 'true' ? 'false' : 'true');
      return;
    case 'if_statement': {
      const condition = conditionOf(node);
      if (condition === null) return;
      if (!isEquality(condition)) swap('condition', `!(${condition.text})`, 'truth', condition);
      if (/^\{?\s*(return|break|continue|throw)\b/.test(node.childForFieldName('consequence')?.text ?? ''))
        swap('early exit', 'false', 'truth', condition);
      return;
    }
    case 'ternary_expression':
    case 'conditional_expression': {
      const condition = node.childForFieldName('condition');
      if (!isEquality(condition)) swap('condition', `!(${condition.text})`, 'truth', condition);
      return;
    }
    case 'expression_statement': {
      const kind = node.namedChild(0)?.type;
      if (
        /^(call_expression|assignment_expression|augmented_assignment_expression|update_expression)$/.test(
          kind,
        )
      ) {
        if (kind === 'call_expression' && isAssertion(node.namedChild(0))) return;
        if (/^super\(/.test(node.text) || node.parent.type === 'program') return;
        swap('statement', '', 'statement');
      }
    }
  }
}

/** The condition alone: not the brackets around it, nor what is declared before it. */
function conditionOf(node) {
  const clause = node.childForFieldName('condition');
  if (clause === null || node.children.some(({ text }) => text === 'constexpr')) return null;
  const condition =
    clause.type === 'condition_clause' ? clause.childForFieldName('value') : clause.namedChild(0);
  return condition === null || /declaration/.test(condition.type) ? null : condition;
}

/** True for a comparison whose negation its change of operator already is. */
function isEquality(node) {
  return node.type === 'binary_expression' && /^[=!]==?$/.test(node.childForFieldName('operator').text);
}

/** The step of a loop; without it none ends, which every test notices. */
function isUpdate(node) {
  for (let at = node; at?.parent; at = at.parent) {
    if (at.parent.type === 'for_statement') {
      const update = at.parent.childForFieldName('update') ?? at.parent.childForFieldName('increment');
      return update !== null && update.startIndex <= at.startIndex && at.endIndex <= update.endIndex;
    }
    if (/statement/.test(at.type)) return false;
  }
  return false;
}

/** True for names of properties, and for values that select a case. */
function isKey(node) {
  const { parent } = node;
  if (parent.type === 'case_statement' || parent.type === 'switch_case')
    return parent.childForFieldName('value')?.startIndex === node.startIndex;
  return parent.type === 'pair' && parent.childForFieldName('key')?.startIndex === node.startIndex;
}
