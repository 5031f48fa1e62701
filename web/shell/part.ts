/**
 * The parts of the package that a page loads when it first needs them: engines of their own, and workers. They come as
 * scripts, because pages that were opened from a file can import nothing.
 */

interface Parts {
  readonly worker: Pick<typeof import('kakoi/worker'), 'createPool'>;
  readonly reading: Pick<typeof import('kakoi/reading'), 'initReading' | 'readSafe'> &
    Pick<typeof import('kakoi/problem'), 'findProblem' | 'outcomeRank' | 'ProblemGame' | 'readQuestion'>;
  readonly endings: Pick<typeof import('kakoi/endings'), 'initEndings' | 'readWin'>;
  readonly play: Pick<typeof import('kakoi/play'), 'chooseMove' | 'initPlay' | 'searchLoa' | 'searchSenket'>;
}
type Name = keyof Parts;

/** The game of the page, which the build inserts. */
declare const GAME: string;

const asked = new Map<Name, Promise<void>>();

/** The part, loaded at the first call; rejects when its script cannot be loaded, and tries again at the next call. */
export async function part<N extends Name>(name: N): Promise<Parts[N]> {
  const loading = asked.get(name) ?? load(`kakoi-${GAME}-${name}.js`);
  asked.set(name, loading);
  loading.catch(() => asked.delete(name));
  await loading;
  return loaded(name);
}

/** The part, which must have been loaded. */
export function loaded<N extends Name>(name: N): Parts[N] {
  return (globalThis as unknown as { kakoi: { parts: Parts } }).kakoi.parts[name];
}

/** A script of the page's own that comes when it is first needed: what its module exports. */
export async function piece<Module>(name: string): Promise<Module> {
  return (await part(name as Name)) as unknown as Module;
}

function load(file: string): Promise<void> {
  const script = document.createElement('script');
  script.src = file;
  return new Promise((done, fail) => {
    script.onload = () => done();
    script.onerror = () => fail(new Error(`${file} could not be loaded`));
    document.head.append(script);
  });
}
