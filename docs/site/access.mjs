// Accessibility that TypeDoc's pages lack: landmarks, names, headings in their order, and no links within what opens and
// closes. The rest, which depends on the window or is made in the page, is in reach.mjs.

/** The page with all that can be said in its HTML. */
export function accessible(html) {
  return html
    .replace('<div class="col-content">', '<div class="col-content" role="main">')
    .replace('<div class="page-menu">', '<div class="page-menu" role="region" aria-label="This page">')
    .replace('<nav id="tsd-sidebar-links"', '<nav id="tsd-sidebar-links" aria-label="Elsewhere"')
    .replace('<nav class="tsd-navigation">', '<nav class="tsd-navigation" aria-label="Documentation">')
    .replace(/<summary\b.*?<\/summary>/gs, (summary) =>
      summary.replace(/<a\b[^>]*class="tsd-anchor-icon".*?<\/a>/gs, ''),
    )
    .replace(/<h([1-6])\b/g, levels())
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replace(/<a href="#([^"]+)"><span><\/span><\/a>/g, (link, id) => {
      const heading = html.split(` id="${id}"`)[1]; // one of code alone, which TypeDoc leaves out
      const name = /^[^>]*>(.*?)<(?:a|\/h\d)\b/s.exec(heading ?? '')?.[1].replace(/<[^>]*>/g, '');
      return name ? `<a href="#${id}"><span>${name}</span></a>` : link;
    });
}

/** Gives headings the level that they have among those before them, where TypeDoc leaves levels out. */
function levels() {
  const above = [];
  return (tag, digit) => {
    while (above.length > 0 && above.at(-1) >= digit) above.pop();
    above.push(digit);
    return above.length === Number(digit) ? tag : `${tag} aria-level="${above.length}"`;
  };
}
