import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** A fenced block of a page. */
export interface Block {
  readonly language: string;
  readonly code: string;
  readonly line: number;
  /** The heading above it. */
  readonly section: string;
  /** The file it is, when the line above the fence says so: `name`: */
  readonly file: string | null;
}

export interface Page {
  /** Its path in the repository. */
  readonly name: string;
  readonly markdown: string;
  readonly blocks: readonly Block[];
}

const CODE = ['js', 'ts', 'jsx', 'tsx', 'javascript', 'typescript', 'svelte'];

/** The pages of the README and docs/. */
export const pages: readonly Page[] = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map((name) => {
  const markdown = readFileSync(join(root, name), 'utf8');
  return { name, markdown, blocks: blocksOf(markdown) };
});

/** The files that a page links to or shows, relative to it; code is left out. */
export function linksOf(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  const links = prose.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)|src="(?!https?:)([^"]+)"/g);
  return [...links].map(([, link, picture]) => (link ?? picture)!);
}

function blocksOf(markdown: string): Block[] {
  const fences = /(?:^`([^`\n]+)`:\n\n)?^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;
  return [...markdown.matchAll(fences)].map((match) => {
    const before = markdown.slice(0, match.index);
    return {
      language: match[2]!,
      code: match[3]!,
      line: before.split('\n').length,
      section: [...before.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? '',
      file: match[1] ?? null,
    };
  });
}

/** Blocks of a page that are followed by a block of text, and that text: what they print. */
export function examplesOf({ blocks }: Page): (Block & { readonly output: string })[] {
  return blocks.flatMap((block, i) => {
    const next = blocks[i + 1];
    return next?.language === 'text' && block.file === null ? [{ ...block, output: next.code }] : [];
  });
}

/** True when the block is a program, or part of one. */
export function isCode({ language }: Block): boolean {
  return CODE.includes(language);
}

/** The files of each section that shows an app, those of the sections above it included. */
export function appsOf({ blocks }: Page): { section: string; files: ReadonlyMap<string, string> }[] {
  const files = new Map<string, string>();
  const apps = new Map<string, ReadonlyMap<string, string>>();
  for (const { file, code, section } of blocks) {
    if (file === null) continue;
    if (!apps.has(section))
      for (const name of files.keys()) if (/^(main|index)\./.test(name)) files.delete(name);
    files.set(file, code);
    apps.set(section, new Map(files));
  }
  return [...apps].map(([section, all]) => ({ section, files: all }));
}
