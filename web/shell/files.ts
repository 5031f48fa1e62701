/** Game records in and out: dropped, picked or pasted in; downloaded. */

import { receiveDrops } from './dropping.js';
import { make } from './elements.js';
import { say } from './words.js';

/** Hands over every record that is dropped on the page or pasted anywhere but into a text field. */
export function receiveRecords(receive: (record: File | string) => Promise<void>): void {
  const take = async (data: DataTransfer | null): Promise<void> => {
    // The first file is opened last and stays in front; back leads to the others.
    const records = data?.files.length ? [...data.files].reverse() : [data?.getData('text/plain')];
    for (const record of records) if (record) await receive(record);
  };
  receiveDrops(say('Drop the game record to open it'), take);
  document.addEventListener('paste', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    void take(event.clipboardData);
  });
}

export function download(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  make('a', { href: url, download: name }).click();
  // The browser takes the data when it gets to it, not within this call.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
