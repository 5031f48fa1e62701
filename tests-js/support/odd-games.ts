/** Records of games with all that records have: captures, kos, handicap, set-up, passes, and moves that no rule allows. */

const point = (x: number, y: number) => String.fromCharCode(97 + x, 97 + y);

/** A record, made of random numbers. Its moves crowd together, so that there are captures and kos. */
export function oddGame(random: () => number): string {
  const below = (most: number) => Math.floor(random() * most);
  const kind = random();
  const width = kind < 0.1 ? 19 : kind < 0.2 ? 13 : 3 + below(7);
  const height = random() < 0.8 ? width : 2 + below(8);
  const any = () => point(below(width), below(height));
  let text = `(;GM[1]SZ[${width === height ? width : `${width}:${height}`}]PB[black ${below(5)}]`;
  text += ['RE[B+R]', 'RE[W+0.5]', 'RE[Draw]', ''][below(4)];
  if (random() < 0.15) text += `HA[2]AB[${point(0, 0)}][${point(width - 1, height - 1)}]`;
  if (random() < 0.1) text += `AW[${any()}]`;
  let color = random() < 0.1 ? 'W' : 'B';
  let [x, y] = [below(width), below(height)];
  const length = random() < 0.03 ? 0 : below(2 * width * height) + 2;
  for (let move = 0; move < Math.min(length, 160); move++) {
    if (random() < 0.7) {
      x = Math.min(width - 1, Math.max(0, x + below(5) - 2));
      y = Math.min(height - 1, Math.max(0, y + below(5) - 2));
    } else {
      [x, y] = [below(width), below(height)];
    }
    text += `;${color}[${random() < 0.03 ? '' : point(x, y)}]`;
    if (random() < 0.01) text += `;${['AE', 'AB', 'AW'][below(3)]}[${any()}]`;
    if (random() < 0.97) color = color === 'B' ? 'W' : 'B';
  }
  return `${text})`;
}
