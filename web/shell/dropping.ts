/** Dropping: whatever is let go of anywhere on the page. */

/** Hands over what is dropped, and shows the words while something is dragged over the page. */
export function receiveDrops(words: string, receive: (data: DataTransfer) => void): void {
  document.body.dataset.drop = words;
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
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    show(-depth);
    if (event.dataTransfer !== null) receive(event.dataTransfer);
  });
}
