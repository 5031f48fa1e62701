/** Does the work at the first call, and again at the next when it has failed. */
export function later<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work();
    done.catch(() => {
      done = null;
    });
    return done;
  };
}
