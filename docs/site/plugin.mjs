// A plugin for TypeDoc: lists members by task and types by game, puts the examples of docs/examples.md with the methods
// they show, lets examples run in place, and has the icons found where a page is opened from a file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import {
  Application,
  Comment,
  CommentTag,
  Context,
  Converter,
  IndexEvent,
  JSX,
  KindRouter,
  PageEvent,
  ReflectionKind,
  RendererEvent,
} from 'typedoc';
import ts from 'typescript';
import { accessible } from './access.mjs';
import { SUBJECTS, TASKS } from './tasks.mjs';

/** The guides by the heading under which the sidebar lists them, in its order. */
const GUIDES = JSON.parse(readFileSync('docs/site/guides.json', 'utf8'));

const TOP_LEVEL =
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Function |
  ReflectionKind.Variable;

/** The heading of the reference in the sidebar, below those of the guides. */
const REFERENCE = 'Reference';

/** The names of documents before they have titles: their addresses are made of them. */
const fileNames = new WeakMap();

/** The files of documents. */
const sourceOf = new WeakMap();

class Router extends KindRouter {
  getIdealBaseName(reflection) {
    const name = fileNames.get(reflection);
    return name === undefined ? super.getIdealBaseName(reflection) : `documents/${this.getUrlSafeName(name)}`;
  }
}

/** Words that a guide explains and its title lacks. */
const EXPLAINED = {
  'docs/scoring.md': 'territory komi handicap prisoners seki dame score counting',
  'docs/reading.md': 'life death tsumego ladder semeai proofs',
  'docs/play.md': 'opponent bot levels',
  'docs/loading.md': 'bundlers',
  'docs/game.md': 'React Vue Svelte viewer',
  'docs/workers.md': 'threads pool',
  'docs/records.md': 'SGF variations',
};

/**
 * Puts the guide that explains a word before members of that name, by its title and those words; all else is found as before.
 * The history of changes is left out: it has all words, and came before the guides.
 */
function preferGuides(event) {
  const index = event.searchResults.findIndex((found) => found.isDocument() && found.name === 'Changelog');
  if (index >= 0) event.removeResult(index);
  event.searchFieldWeights.explains = 10_000;
  event.searchResults.forEach((found, i) => {
    const file = sourceOf.get(found);
    if (file !== undefined) event.searchFields[i].explains = `${found.name} ${EXPLAINED[file] ?? ''}`;
  });
}

/** All that the entries of the package export, by the checker of types that knows it. */
const exportsBy = new WeakMap();

function exportsOf({ checker, programs, converter }) {
  if (!exportsBy.has(checker)) {
    const all = new Set();
    const add = (module) => {
      for (const symbol of checker.getExportsOfModule(module)) {
        const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        if (own.flags & ts.SymbolFlags.ValueModule)
          add(own); // such as `ogs` of `kakoi/interop`
        else all.add(own);
      }
    };
    for (const path of converter.application.options.getValue('entryPoints')) {
      const file = programs.map((program) => program.getSourceFile(path)).find(Boolean);
      add(checker.getSymbolAtLocation(file));
    }
    exportsBy.set(checker, all);
  }
  return exportsBy.get(checker);
}

/** Other names of types, where no entry exports them, are written out in their place: they would lead nowhere. */
Context.prototype.shouldInline = function (symbol) {
  const type = this.resolveAliasedSymbol(symbol);
  const [declared] = type.declarations ?? [];
  const isOwn = declared !== undefined && !declared.getSourceFile().fileName.includes('/node_modules/');
  return isOwn && ts.isTypeAliasDeclaration(declared) && !exportsOf(this).has(type);
};

export function load(app) {
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    app.options.setValue('projectDocuments', Object.values(GUIDES).flat());
    const order = ['All games', ...Object.keys(GUIDES), REFERENCE, ...app.options.getValue('categoryOrder')];
    app.options.setValue('categoryOrder', [...new Set(order)]);
  });
  app.renderer.defineRouter('kakoi', Router);
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, guide) => {
    const file = `${guide.name}.md`;
    fileNames.set(guide, guide.name);
    sourceOf.set(guide, file);
    guide.name = titleOf(file);
    guide.frontmatter.category = Object.keys(GUIDES).find((heading) => GUIDES[heading].includes(file));
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of project.getReflectionsByKind(TOP_LEVEL)) {
      const file = project.getSymbolIdFromReflection(reflection)?.packagePath ?? '';
      const subject = SUBJECTS[/^bindings\/js\/(\w+)\//.exec(file)?.[1]];
      if (subject !== undefined && reflection.parent?.kind !== ReflectionKind.Class)
        tag(reflection, '@category', subject);
    }
    for (const module of project.getReflectionsByKind(ReflectionKind.Module))
      tag(module, '@category', REFERENCE);
    for (const name of ['KakoiBoardElement', 'KakoiGameElement', 'KakoiProblemElement']) {
      // The page calls it, for the tag.
      const made = classNamed(project, name)?.children.find(
        ({ kind }) => kind === ReflectionKind.Constructor,
      );
      if (made !== undefined) project.removeReflection(made);
    }
    for (const [name, tasks] of Object.entries(TASKS)) listMembers(app, classNamed(project, name), tasks);
    for (const [name, example] of examples()) addExample(app, project, name, example);
  });

  app.renderer.hooks.on('head.end', (context) =>
    JSX.createElement('script', { defer: true, src: context.relativeURL('assets/site.js', true) }),
  );
  app.renderer.on(PageEvent.END, (page) => {
    const html = page.contents
      ?.replace(/href="(?:\.\.\/)*assets\/icons\.svg#/g, 'href="#')
      .replace(/<!-- exhibit ([\w-]+) -->/g, (_, name) => frameOf(name, page.url))
      .replace('<!-- game -->', liveGame);
    if (html !== undefined) page.contents = accessible(html);
  });
  app.renderer.on(IndexEvent.PREPARE_INDEX, preferGuides);
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    buildSync({
      entryPoints: ['docs/site/main.mjs'],
      bundle: true,
      minify: true,
      charset: 'ascii',
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      conditions: ['module'],
      outfile: join(outputDirectory, 'assets/site.js'),
    });
  });
}

/** An exhibit of the page of algorithms, which lies beside the documentation, in place. */
function frameOf(name, url) {
  const page = `${'../'.repeat(url.split('/').length)}algorithms.html#${name}`;
  return `<iframe class="exhibit" src="${page}" title="The algorithm, step by step" loading="lazy"></iframe>`;
}

/** The record of the examples, to be played through; as text, because a page from a file loads no others. */
function liveGame() {
  const record = readFileSync('docs/game.sgf', 'utf8').replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<kakoi-game move="120" layers="influence">${record}</kakoi-game>`;
}

/** The first heading of a guide, as text. */
function titleOf(file) {
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))[1].replaceAll('`', '');
}

function tag(reflection, name, text) {
  reflection.comment ??= new Comment();
  reflection.comment.blockTags.push(new CommentTag(name, [{ kind: 'text', text }]));
}

function classNamed(project, name) {
  return project.getReflectionsByKind(ReflectionKind.Class).find((reflection) => reflection.name === name);
}

function listMembers(app, reflection, tasks) {
  const taskOf = new Map(Object.entries(tasks).flatMap(([task, names]) => names.map((name) => [name, task])));
  for (const member of reflection.children) {
    const task = taskOf.get(member.name);
    if (task === undefined) app.logger.warn(`docs/site/tasks.mjs lacks ${reflection.name}.${member.name}`);
    else tag(member, '@category', task);
    taskOf.delete(member.name);
  }
  for (const name of taskOf.keys())
    app.logger.warn(`docs/site/tasks.mjs: there is no ${reflection.name}.${name}`);
}

/** The sections of docs/examples.md that show a method or function: its name, and what stands below the heading. */
function examples() {
  const text = readFileSync('docs/examples.md', 'utf8');
  return text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [name, ...lines] = section.split('\n');
      return [
        name.replace(/`/g, '').trim(),
        lines
          .join('\n')
          .replace(/^## [\s\S]*/m, '')
          .trim(),
      ];
    });
}

function addExample(app, project, name, example) {
  const [owner, method] = name.split('.');
  const reflection =
    method === undefined
      ? project.getReflectionsByKind(ReflectionKind.Function).find((each) => each.name === owner)
      : classNamed(project, owner)?.children.find((each) => each.name === method);
  if (reflection === undefined) return app.logger.warn(`docs/examples.md: there is no ${name}`);
  const described = reflection.signatures?.[0] ?? reflection.getSignature ?? reflection;
  described.comment ??= new Comment();
  described.comment.blockTags.push(new CommentTag('@example', [{ kind: 'code', text: example }]));
}
