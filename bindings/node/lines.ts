/** Text that arrives in chunks, as the lines that each completes: those can be answered at once. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(); // takes a byte order mark off
  let rest = '';
  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    lines[0] = rest + lines[0]; // not before splitting: a long line would be searched again for each of its chunks
    rest = lines.pop() as string;
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  rest += decoder.decode();
  if (rest !== '') yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
