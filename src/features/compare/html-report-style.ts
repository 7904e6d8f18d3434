/** Inlined in the report, with the colours of tokens.css. */
export const REPORT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.972 0.008 262), oklch(0.17 0.018 266));
  --sheet: light-dark(oklch(0.995 0.002 250), oklch(0.222 0.02 262));
  --ink: light-dark(oklch(0.222 0.035 266), oklch(0.942 0.008 262));
  --muted: light-dark(oklch(0.435 0.028 264), oklch(0.755 0.018 262));
  --rule: light-dark(oklch(0.868 0.014 262), oklch(0.33 0.022 262));
  --brand: light-dark(oklch(0.435 0.2 267), oklch(0.755 0.12 268));
  --old: light-dark(oklch(0.48 0.185 27), oklch(0.775 0.13 24));
  --old-ground: light-dark(oklch(0.957 0.02 22), oklch(0.265 0.055 22));
  --new: light-dark(oklch(0.43 0.095 158), oklch(0.82 0.12 160));
  --new-ground: light-dark(oklch(0.957 0.028 160), oklch(0.265 0.038 162));
}
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere }
h2 { margin-top: 2.5rem }
a { color: var(--brand) }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: break-word }
td, .kind, .count { font-family: ui-monospace, monospace; font-size: .875em }
.count { color: var(--muted) }
.text { max-width: 42rem; white-space: pre-line; overflow-wrap: break-word }
.row { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 1.5rem }
.row > * { margin: 0; padding: .25rem 1.25rem; border-inline: 1px solid var(--rule); background: var(--sheet); overflow-wrap: break-word }
.row p { margin: 0 0 .75rem }
.names > * { padding-top: 1rem; border-top: 1px solid var(--rule) }
details { margin-block: .5rem }
summary { padding: .5rem; color: var(--brand); text-align: center; cursor: pointer }
.kind { padding-inline: .3em; border: 1px solid; color: var(--muted) }
.kind:target { outline: 3px solid var(--brand); outline-offset: 2px }
mark { background: none; color: inherit; text-decoration: underline dotted }
del { background: var(--old-ground); color: var(--old) }
ins { background: var(--new-ground); color: var(--new); font-weight: 600 }
@media (width < 40rem) {
  .row { grid-template-columns: minmax(0, 1fr); margin-block: .5rem }
  .row.same > :first-child:not(:last-child), .row > :empty, .names { display: none }
  thead { position: absolute; clip-path: inset(50%) }
  tr { display: block; padding-block: .5rem; border-bottom: 1px solid var(--rule) }
  th, td { display: block; padding: .1rem 0; border: 0 }
}
`;
