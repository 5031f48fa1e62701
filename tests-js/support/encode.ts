/** The bytes of a text in an encoding of two bytes a character, which TextEncoder does not write. */
export function encode(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const codes = new Map<string, [number, number]>();
  for (let first = 0x81; first < 0xff; first++) {
    for (let second = 0x40; second < 0xff; second++) {
      const character = decoder.decode(Uint8Array.of(first, second));
      if (character.length === 1) codes.set(character, [first, second]);
    }
  }
  return Uint8Array.from(
    [...text].flatMap((character) => {
      if (character < '\x80') return [character.charCodeAt(0)];
      const code = codes.get(character);
      if (code === undefined) throw new Error(`${label} lacks ${character}`);
      return code;
    }),
  );
}
