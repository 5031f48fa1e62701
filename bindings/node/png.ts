import { MissingLibrary } from './fault.js';

/**
 * Options of sharp. A palette makes files a quarter as large. By default sharp spends two thirds of its time
 * on finding the best palette and on dithering, which makes no difference for a board with its few colours.
 */
const PALETTE = { palette: true, quality: 90, effort: 1, dither: 0 };

/** The picture as PNG, with as many pixels as the SVG states, by sharp, which the user has to install. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MissingLibrary(
      'PNG is made by sharp, which is not installed: npm install sharp, or npx -p kakoi -p sharp kakoi …',
    );
  });
  return sharp(Buffer.from(svg)).png(PALETTE).toBuffer();
}
