/** Links that hold a whole game after their '#': nothing of it is sent anywhere. */

/** A record, and the move to look at. */
export interface SharedGame {
  readonly record: string;
  readonly move: number;
}

/** The page's own address with the game in it; `kind` names its record: 'sgf'. */
export function linkTo({ record, move }: SharedGame, kind: string): string {
  const link = new URL(location.href);
  link.hash = new URLSearchParams({ move: String(move), [kind]: record }).toString();
  return link.href;
}

/** The game that the page's address holds, or null when it holds none of the kind. */
export function gameInAddress(kind: string): SharedGame | null {
  const held = new URLSearchParams(location.hash.slice(1));
  const record = held.get(kind);
  if (record === null) return null;
  const move = Number(held.get('move') ?? Number.NaN);
  return { record, move: Number.isFinite(move) ? move : Number.MAX_SAFE_INTEGER };
}

/** Copies text; whether that was possible. Only pages from https:, localhost and files may use the clipboard directly. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
