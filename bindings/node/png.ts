import { MissingLibrary } from './fault.js';

/**
 * A palette makes a quarter of the size. Left to itself sharp spends two thirds of the time of a picture on finding
 * the best one and on dithering, which a board, of few colours, shows no trace of.
 */
const PALETTE = { palette: true, quality: 90, effort: 1, dither: 0 };

/** The picture in as many pixels as the SVG says, by sharp, which the user has to install. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MissingLibrary(
      'PNG is made by sharp, which is not installed: npm install sharp, or npx -p kakoi -p sharp kakoi …',
    );
  });
  return sharp(Buffer.from(svg)).png(PALETTE).toBuffer();
}
