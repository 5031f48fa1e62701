/** The diagram as toDiagram() writes it: without the blanks and the indentation of a literal. */
export function diagram(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s/g, ''))
    .join('\n');
}
