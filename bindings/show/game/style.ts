/** The look of `<kakoi-game>`: one column, or on wide pages the words beside the board. */

export const STYLE = `
:host { display: block; container-type: inline-size; contain-intrinsic-inline-size: 40em; min-width: 0; max-width: 100%; color-scheme: light dark; color: light-dark(#29241d, #ebe5d9) }
:host([theme=light]) { color-scheme: light }
:host([theme=dark]) { color-scheme: dark }
:host([hidden]), [hidden] { display: none !important }
* { box-sizing: border-box }
p { margin: 0; overflow-wrap: anywhere }
[part=frame] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.6em; padding: 0.7em;
  max-width: 40em; margin-inline: auto;
  --soft: light-dark(#6d6456, #a39a8b); --edge: light-dark(#e0d8c9, #35302a); --raised: light-dark(#ece5d8, #2b2722);
  --accent: light-dark(#34557d, #8db1de);
  border: 1px solid var(--edge); border-radius: 10px; background: light-dark(#fdfbf7, #1f1c19) }
[part=names] { display: flex; flex-wrap: wrap; gap: 0.1em 1.2em; align-items: baseline }
[part~=player] { font-weight: 600; overflow-wrap: anywhere }
[part~=player]::before { content: ""; display: inline-block; width: 0.8em; height: 0.8em; margin-inline-end: 0.4em;
  border-radius: 50%; border: 1px solid var(--soft); background: #fbf8f2; vertical-align: -0.05em }
[part~=black]::before { background: #1d1d20 }
small { font-weight: 400; margin-inline-start: 0.35em }
[part=facts], [part=move], small { color: var(--soft); font-size: 0.9em }
[part=facts] { flex-basis: 100% }
[part=navigation] { display: grid; grid-template-columns: auto auto minmax(0, 1fr) auto auto; gap: 0.3em; align-items: center }
[part=move] { grid-column: 1 / -1; min-height: 1.4em; font-variant-numeric: tabular-nums }
button { font: inherit; color: inherit; border: 1px solid var(--edge); border-radius: 7px; background: var(--raised);
  min-width: 2.6em; min-height: 2.6em; padding: 0.2em 0.6em; cursor: pointer; touch-action: manipulation }
[part=navigation] button { padding: 0 }
button:hover:not([aria-disabled=true]) { border-color: var(--accent) }
button[aria-disabled=true] { opacity: 0.4; cursor: default }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
svg { display: block; margin: auto; width: 1.15em; height: 1.15em; fill: currentColor }
input { width: 100%; min-width: 0; margin: 0; min-height: 2.2em; accent-color: var(--accent); cursor: pointer }
[part=words] { display: flex; flex-direction: column; gap: 0.6em; min-height: 0 }
[part=comment] { white-space: pre-line; line-height: 1.5; min-height: 4.5em; max-height: 16em; overflow: auto }
[part=variations] { display: flex; flex-wrap: wrap; gap: 0.35em }
[part=variation] b { color: var(--accent); margin-inline-end: 0.35em }
[part=score] { font-weight: 600 }
[part=message] { color: light-dark(#a11d1d, #ff9d92) }
@container (min-width: 640px) {
  [part=frame][data-beside] { max-width: none; grid-template: "board names" auto "board words" 1fr "navigation words" auto /
    minmax(0, 1fr) minmax(13em, 0.62fr); column-gap: 1.1em }
  [data-beside] > [part=names] { grid-area: names }
  [data-beside] > [part=board] { grid-area: board }
  [data-beside] > [part=navigation] { grid-area: navigation }
  [data-beside] > [part=words] { grid-area: words; contain: size }
  [data-beside] [part=comment] { flex: 0 1 auto; max-height: none; min-height: 0 }
}
`;
