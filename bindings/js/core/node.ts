/** One of Node's own modules, where there is Node: an import of it would end up in every browser bundle. */
export function nodeModule<T>(name: string): T | undefined {
  try {
    const { process } = globalThis as { process?: { getBuiltinModule?(name: string): T } };
    return process?.getBuiltinModule?.(name);
  } catch {
    return undefined; // Next.js's edge runtime throws on mere access
  }
}

/** The bytes of a file: URL, which fetch() does not read; undefined for any other, and where there is no Node. */
export function fileBytes(url: unknown): Uint8Array<ArrayBuffer> | undefined {
  const isFile = String(url).startsWith('file:');
  return isFile ? nodeModule<NodeFiles>('node:fs')?.readFileSync(new URL(url as URL)) : undefined;
}

/** The little of Node's file system that is used. */
interface NodeFiles {
  readFileSync(path: URL): Uint8Array<ArrayBuffer>;
}
