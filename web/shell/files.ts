/** Game records in and out: dropped, picked or pasted in; downloaded. */

import { say } from './words.js';

/** Hands over every record that is dropped on the page or pasted anywhere but into a text field. */
export function receiveRecords(receive: (record: File | string) => void): void {
  document.body.dataset.drop = say('Drop the game record to open it');
  let depth = 0;
  const show = (change: number): void => {
    depth = Math.max(0, depth + change);
    document.documentElement.toggleAttribute('data-dropping', depth > 0);
  };
  const take = (data: DataTransfer | null): void => {
    const record = data?.files[0] ?? data?.getData('text/plain');
    if (record) receive(record);
  };
  document.addEventListener('dragenter', (event) => {
    event.preventDefault();
    show(1);
  });
  document.addEventListener('dragleave', () => show(-1));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    show(-depth);
    take(event.dataTransfer);
  });
  document.addEventListener('paste', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    take(event.clipboardData);
  });
}

export function download(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the data when it gets to it, not within this call.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
