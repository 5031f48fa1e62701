import { MissingLibrary } from './fault.js';

/** The picture in as many pixels as the SVG says, by sharp, which is the user's to install. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MissingLibrary(
      'PNG is made by sharp, which is not installed: npm install sharp, or npx -p kakoi -p sharp kakoi …',
    );
  });
  // A palette makes a quarter of the size, and the eye sees no difference.
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
