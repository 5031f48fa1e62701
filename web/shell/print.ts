/** Calls back before the page is printed, or shown as it will be. */
export function onPrint(prepare: () => void): void {
  window.addEventListener('beforeprint', prepare);
  window.matchMedia('print').addEventListener('change', ({ matches }) => matches && prepare());
}
