/** Game records in and out: dropped, picked or pasted in; downloaded. */

/** Reads a record in the encoding it names (CA), which old ones do in others than UTF-8. */
export async function readRecord(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 2000));
  const named = /CA\s*\[\s*([^\]\s]+)\s*\]/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Hands over every record that is dropped on the page or pasted anywhere but into a text field. */
export function receiveRecords(load: (text: string) => void): void {
  let depth = 0;
  const show = (change: number): void => {
    depth = Math.max(0, depth + change);
    document.documentElement.toggleAttribute('data-dropping', depth > 0);
  };
  document.addEventListener('dragenter', (event) => {
    event.preventDefault();
    show(1);
  });
  document.addEventListener('dragleave', () => show(-1));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', async (event) => {
    event.preventDefault();
    show(-depth);
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (file) load(await readRecord(file));
    else if (text) load(text);
  });
  document.addEventListener('paste', async (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain');
    if (file) load(await readRecord(file));
    else if (text) load(text);
  });
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-go-sgf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the data when it gets to it, not within this call.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
