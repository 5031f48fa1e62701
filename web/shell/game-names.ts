/** The names of the games by those that their JSON and the library have. */

export const GAME_NAMES: Readonly<Record<string, 'Go' | 'Lines of Action' | 'Senket'>> = {
  go: 'Go',
  loa: 'Lines of Action',
  senket: 'Senket',
};
