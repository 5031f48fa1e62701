// Within everybody's reach: tables that scroll can be scrolled by keys, and the list of pages has no links within what opens
// and closes a part of it.

export function bringWithinReach() {
  new ResizeObserver(markScrolling).observe(document.body);
  const list = document.getElementById('tsd-nav-container');
  if (list === null) return;
  unnest(list);
  new MutationObserver(() => unnest(list)).observe(list, { childList: true, subtree: true }); // TypeDoc's script may be later
}

function markScrolling() {
  for (const table of document.querySelectorAll('.tsd-typography table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

/** The link to a module goes to the head of the list that opens below its name. */
function unnest(list) {
  for (const link of list.querySelectorAll('summary a')) {
    const summary = link.closest('summary');
    const name = document.createElement('span');
    name.append(...link.childNodes);
    link.replaceWith(name);
    const inner = summary.parentElement.querySelector('ul');
    const item = document.createElement('li');
    link.textContent = `All of ${name.textContent}`;
    item.append(link);
    inner?.prepend(item);
  }
}
