/** `kakoi render`: draws positions. */

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { ThemeName } from '../../show/pictures/index.js';
import { faultOf } from '../fault.js';
import type { Answer, Known, Subject } from '../game.js';
import { InputError } from '../input-error.js';
import { toPng } from '../png.js';
import type { Source } from './command.js';

export interface RenderOptions {
  readonly output?: string;
  readonly format?: 'svg' | 'png';
  readonly all?: boolean;
  readonly overlay?: readonly string[];
  readonly theme: ThemeName;
  readonly width: number;
  readonly coordinates: boolean;
  readonly section?: string;
}

/** The number of pictures made and written at the same time: as many as Node has threads for such work. */
const AT_ONCE = 4;

const ENDINGS: readonly string[] = ['.svg', '.png'];

/** True when the output is one file, by the ending of a picture. Any other path is a folder. */
export function isPictureFile(path: string): boolean {
  return ENDINGS.includes(extname(path).toLowerCase());
}

/** True for a path that would become a folder, though its ending is that of a file: a picture of a kind that is not made. */
export function isStrangeFile(path: string): boolean {
  return extname(path) !== '' && !/[\\/]$/.test(path) && !isPictureFile(path) && !existsSync(path);
}

export function formatOf({ format, output = '' }: RenderOptions): 'svg' | 'png' {
  return format ?? (extname(output).toLowerCase() === '.png' ? 'png' : 'svg');
}

export async function render(known: Known, options: RenderOptions, source: Source): Promise<Answer> {
  const { game, subject } = known;
  const { output, all } = options;
  const format = formatOf(options);
  const { overlay = [], theme, width, coordinates, section = null } = options;
  const artist = await game.artist(overlay);
  const draw = () => artist.draw(subject, { theme, width, coordinates, section });
  const make = async () => (format === 'png' ? await toPng(draw()) : draw());
  if (output === undefined) {
    const picture = await make();
    return { fields: () => ({ game: game.name, svg: picture }), text: () => picture };
  }
  if (isPictureFile(output)) {
    if (source.isLine)
      throw new InputError(
        'bad-option',
        'several lines make many pictures: name a folder for them with --output',
      );
    await save(output, await make());
    return written(known, [output]);
  }
  const frames = all ? framesOf(subject) : [null];
  const digits = Math.max(3, String(frames.length - 1).length);
  const files: string[] = [];
  const making: Promise<void>[] = [];
  for (const frame of frames) {
    if (frame !== null) subject.play.goTo(frame);
    const number = frame === null ? '' : `-${String(frame).padStart(digits, '0')}`;
    const file = join(output, `${source.name}${number}.${format}`);
    files.push(file);
    making.push(make().then((picture) => save(file, picture))); // draws before the game moves on
    if (making.length === AT_ONCE) await Promise.all(making.splice(0));
  }
  await Promise.all(making);
  return written(known, files);
}

function written({ game }: Known, files: readonly string[]): Answer {
  return { fields: () => ({ game: game.name, files }), text: () => '' };
}

async function save(path: string, picture: string | Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
  } catch (error) {
    throw new InputError('unwritable', `cannot write ${path}: ${faultOf(error).message}`);
  }
}

/** The numbers of moves after which there is a position: 0 to the last. */
function framesOf({ play }: Subject): number[] {
  return Array.from({ length: play.moveNumber + 1 }, (_, i) => i);
}
