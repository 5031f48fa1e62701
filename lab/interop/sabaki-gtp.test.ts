/** `kakoi gtp`, driven by the controller of Sabaki. */

import { cli } from '../../tests-js/support/cli.js';

/** The part of @sabaki/gtp that is used here: it comes without types. */
interface Controller {
  sendCommand(command: { name: string; args?: string[] }): Promise<{ content: string; error: boolean }>;
  stop(): Promise<void>;
}
const sabaki: {
  Controller: new (path: string, args: string[]) => Controller;
  ControllerStateTracker: new (
    controller: Controller,
  ) => {
    sync(state: object): Promise<void>;
    knowsCommand(name: string): Promise<boolean>;
  };
} = require('@sabaki/gtp');

describe('Sabaki', () => {
  let controller: Controller;

  beforeEach(() => {
    controller = new sabaki.Controller(process.execPath, [cli, 'gtp']);
  });

  afterEach(() => controller.stop());

  const ask = async (name: string, ...args: string[]) => {
    const { content, error } = await controller.sendCommand({ name, args });
    return error ? `? ${content}` : content;
  };

  test('drives it by its controller', async () => {
    expect(await ask('name')).toBe('kakoi');
    expect(await ask('boardsize', '9')).toBe('');
    expect(await ask('play', 'B', 'E5')).toBe('');
    expect(await ask('play', 'W', 'E5')).toBe('? illegal move');
    expect(await ask('genmove', 'W')).toMatch(/^[A-J][1-9]$/);
    const analysis = ask('lz-analyze', 'B', '50');
    expect(await ask('name')).toBe('kakoi');
    expect(await analysis).toMatch(/^info move /);
  });

  test('brings it to a position, and to another', async () => {
    const tracker = new sabaki.ControllerStateTracker(controller);
    const history = (...moves: string[]) =>
      moves.map((move, i) => ({ name: 'play', args: [i % 2 === 0 ? 'B' : 'W', move] }));
    const state = {
      komi: 7,
      boardsize: [9, 7],
      timeSettings: { mainTime: 60, byoyomiTime: 10, byoyomiStones: 5 },
    };
    await tracker.sync({ ...state, history: history('C3', 'D4', 'E5') });
    expect(await ask('list_stones', 'black')).toBe('E5 C3');
    await tracker.sync({ ...state, history: history('C3', 'D4', 'pass', 'G5') });
    expect(await ask('move_history')).toBe('white G5\nblack pass\nwhite D4\nblack C3');
    expect(await ask('query_boardsize')).toBe('9 7');
    await tracker.sync({
      ...state,
      boardsize: [9, 9],
      history: [
        { name: 'set_free_handicap', args: ['C3', 'G7'] },
        { name: 'play', args: ['W', 'E5'] },
      ],
    });
    expect(await ask('get_handicap')).toBe('2');
    expect(await tracker.knowsCommand('undo')).toBe(true);
  });
});
