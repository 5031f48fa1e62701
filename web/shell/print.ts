/** Calls back before the page is printed, or shown as it will be. */
export function onPrint(prepare: () => void): void {
  window.addEventListener('beforeprint', prepare);
  const print = window.matchMedia('print');
  print.addEventListener('change', ({ matches }) => matches && prepare());
  if (print.matches) prepare();
}
