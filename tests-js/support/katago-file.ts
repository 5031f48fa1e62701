/** A file as KataGo's networks have them, unpacked: version 8, an ordinary block and a pooling one, and numbers of chance. */
export function katagoFile(channels = 12): Uint8Array {
  const parts: Uint8Array[] = [];
  const text = new TextEncoder();
  const words = (...all: (string | number)[]) => parts.push(text.encode(`${all.join('\n')}\n`));
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  const floats = (count: number, middle: number, reach: number) => {
    const values = Float32Array.from({ length: count }, () => middle + reach * random());
    parts.push(text.encode('@BIN@'), new Uint8Array(values.buffer));
    words('');
  };
  const filter = (side: number, inputs: number, outputs: number) => {
    words('filter', side, side, inputs, outputs, 1, 1);
    floats(side * side * inputs * outputs, 0, 1.5 / (side * Math.sqrt(inputs)));
  };
  const dense = (inputs: number, outputs: number) => {
    words('dense', inputs, outputs);
    floats(inputs * outputs, 0, 1.5 / Math.sqrt(inputs));
  };
  const bias = (outputs: number) => {
    words('bias', outputs);
    floats(outputs, 0, 0.5);
  };
  const activation = (count: number) => {
    words('normalisation', count, '0.001', 0, 1);
    floats(count, 0, 0.3);
    floats(count, 1, 0.3);
    floats(count, 0, 0.3);
    words('curve');
  };
  words('of-chance', 8, 22, 19, 'trunk', 2, channels, channels, channels, channels, channels);
  filter(5, 22, channels);
  dense(19, channels);
  words('ordinary_block', 'first');
  activation(channels);
  filter(3, channels, channels);
  activation(channels);
  filter(3, channels, channels);
  words('gpool_block', 'second');
  activation(channels);
  filter(3, channels, channels);
  filter(3, channels, 4);
  activation(4);
  dense(12, channels);
  activation(channels);
  filter(3, channels, channels);
  activation(channels);
  words('policy');
  filter(1, channels, 6);
  filter(1, channels, 5);
  activation(5);
  dense(15, 6);
  activation(6);
  filter(1, 6, 1);
  dense(15, 1);
  words('value');
  filter(1, channels, 7);
  activation(7);
  dense(21, 9);
  bias(9);
  words('curve');
  dense(9, 3);
  bias(3);
  dense(9, 4);
  bias(4);
  filter(1, 7, 1);
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
