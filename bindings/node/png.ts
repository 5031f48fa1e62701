import { MissingLibrary } from './fault.js';

/** The picture in as many pixels as the SVG says. sharp is the user's to install: it is larger than everything else here. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MissingLibrary(
      'PNG is made by sharp, which is not installed: npm install sharp (or npx -p kakoi -p sharp kakoi …); SVG needs nothing',
    );
  });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(); // a quarter of the size, and the eye sees no difference
}
