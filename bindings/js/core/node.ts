/** One of Node's own modules, where there is Node: an import of it would end up in every browser bundle. */
export function nodeModule<T>(name: string): T | undefined {
  try {
    const { process } = globalThis as { process?: { getBuiltinModule?(name: string): T } };
    return process?.getBuiltinModule?.(name);
  } catch {
    return undefined; // Next.js's edge runtime throws at the mere look
  }
}
