// The folders of the engine say in their READMEs what each file is for, and the engine which are for others.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const rooms = (readdirSync('src', { recursive: true }) as string[])
  .filter((path) => path.endsWith('.h'))
  .map((path) => dirname(join('src', path)));

describe.each([...new Set(rooms)])('%s/README.md', (room) => {
  const text = readFileSync(join(room, 'README.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./]+\.(?:h|cpp))`/g)].map(([, name]) => name!);

  test('has at most 20 lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });

  test('names every header of the room', () => {
    const headers = readdirSync(room).filter((name) => name.endsWith('.h'));
    expect(headers.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('names only files that there are', () => {
    expect(named.filter((name) => !existsSync(join(room, name)))).toEqual([]);
  });
});

test('src/README.md names the public headers of the library, and no others', () => {
  const [, listed] = /^set\(public\s([^)]*)\)/m.exec(readFileSync('src/CMakeLists.txt', 'utf8'))!;
  const named = readFileSync('src/README.md', 'utf8').matchAll(/`([\w/]+\.h)`/g);
  expect([...named].map(([, name]) => name).sort()).toEqual(listed!.trim().split(/\s+/).sort());
});
