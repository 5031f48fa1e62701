/**
 * Gives the style to the children of a shadow root. Not as a <style>, which strict content security policies forbid, unless
 * the platform knows nothing else, as jsdom.
 */
export function adoptStyle(root: ShadowRoot, css: string): void {
  const { adoptedStyleSheets: adopted }: Partial<ShadowRoot> = root;
  if (adopted) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } else {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}
