/** The colours of the canvas, read from the custom properties of the style sheet so that one place names them all. */

export class Theme {
  private readonly colors = new Map<string, string>();

  constructor(private readonly element: Element) {}

  /** The value of the custom property `--name`; black when the style sheet does not set it. */
  color(name: string): string {
    let color = this.colors.get(name);
    if (color === undefined) {
      color = getComputedStyle(this.element).getPropertyValue(`--${name}`).trim() || '#000';
      this.colors.set(name, color);
    }
    return color;
  }

  /** Forgets what was read; call it when the style sheet's values change. */
  refresh(): void {
    this.colors.clear();
  }
}
