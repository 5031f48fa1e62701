/**
 * A built-in module of Node, or undefined elsewhere. Not an import, because every browser bundle would have
 * to resolve it.
 */
export function nodeModule<T>(name: string): T | undefined {
  try {
    const { process } = globalThis as { process?: { getBuiltinModule?(name: string): T } };
    return process?.getBuiltinModule?.(name);
  } catch {
    return undefined; // Next.js's edge runtime throws on mere access to `process`
  }
}

/** The bytes of a file: URL, which fetch() does not read; undefined for any other URL, and outside Node. */
export function fileBytes(url: unknown): Uint8Array<ArrayBuffer> | undefined {
  const isFile = String(url).startsWith('file:');
  return isFile ? nodeModule<NodeFiles>('node:fs')?.readFileSync(new URL(url as URL)) : undefined;
}

/** The part of Node's file system API that is used here. */
export interface NodeFiles {
  readFileSync(path: URL | string): Uint8Array<ArrayBuffer>;
}
