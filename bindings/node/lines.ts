/**
 * The lines of text that arrives in chunks. Each chunk yields the lines that it completes, which can be
 * answered at once.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(); // removes a byte order mark
  let rest = '';
  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    // Joined only after splitting: otherwise a long line would be searched again for each of its chunks.
    lines[0] = rest + lines[0];
    rest = lines.pop()!;
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  rest += decoder.decode();
  if (rest !== '') yield [withoutReturn(rest)];
}

export function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
