/** A position as a record: turns that lead to it, so that it can be stepped through, played on, saved and shared. */

export interface Position {
  readonly size: number;
  /** Chains of posts joined by fences, as points in the author's notation with blanks in between: '2-1 1-3'. */
  readonly black: readonly string[];
  readonly white: readonly string[];
}

/** The sides place their posts by turns; the one with fewer of them passes at the end. */
export function recordOf({ size, black, white }: Position, comments: readonly string[]): string {
  const [blacks, whites] = [turnsOf(black), turnsOf(white)];
  const rounds = Math.max(blacks.length, whites.length);
  const turns = Array.from({ length: 2 * rounds }, (_, i) => {
    const side = i % 2 === 0 ? blacks : whites;
    return side[Math.floor(i / 2)] ?? 'pass';
  });
  if (turns.at(-1) === 'pass') turns.pop();
  return [`Senket ${size}`, ...comments.map((comment) => `# ${comment}`), ...turns].join('\n');
}

/** Every post with the fences to those placed before it: '3-5 +1-4'. */
function turnsOf(chains: readonly string[]): string[] {
  const fences = new Map<string, string[]>();
  for (const chain of chains) {
    let before: string | null = null;
    for (const post of chain.split(' ')) {
      const isNew = !fences.has(post);
      if (isNew) fences.set(post, []);
      if (before !== null) fences.get(isNew ? post : before)?.push(isNew ? before : post);
      before = post;
    }
  }
  return [...fences].map(([post, others]) => [post, ...others.map((other) => `+${other}`)].join(' '));
}
