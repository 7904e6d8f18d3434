/** Inlined in the report, with the colours of tokens.css. Printed on white paper. */
export const VERDICT_REPORT_STYLE = `
:root {
  color-scheme: light dark;
  --sheet: light-dark(oklch(0.995 0.002 250), oklch(0.222 0.02 262));
  --ink: light-dark(oklch(0.222 0.035 266), oklch(0.942 0.008 262));
  --muted: light-dark(oklch(0.435 0.028 264), oklch(0.755 0.018 262));
  --rule: light-dark(oklch(0.868 0.014 262), oklch(0.33 0.022 262));
  --dangerous: light-dark(oklch(0.48 0.185 27), oklch(0.775 0.13 24));
  --suspicious: light-dark(oklch(0.45 0.1 70), oklch(0.82 0.12 80));
  --safe: light-dark(oklch(0.43 0.095 158), oklch(0.82 0.12 160));
}
body { margin: 0; background: var(--sheet); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1, h2 { line-height: 1.25 }
h2 { margin-top: 2rem; font-size: 1.25rem }
.verdict { padding: .75rem 1rem; border-inline-start: 4px solid currentcolor; color: var(--muted) }
.verdict strong { font-size: 1.5rem }
.verdict.dangerous { color: var(--dangerous) }
.verdict.suspicious { color: var(--suspicious) }
.verdict.safe { color: var(--safe) }
.conclusion { font-weight: 600 }
dl { border-block: 1px solid var(--rule); padding-block: .75rem }
dl div { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 1rem }
dt, .note, .quote, li span { color: var(--muted) }
dd { margin: 0 }
li { margin-block: .5rem; break-inside: avoid }
li p { margin: 0 }
.quote { font-size: .875em }
@media (width < 30rem) { dl div { display: block } }
@page { margin: 16mm }
@media print {
  :root { color-scheme: light; text-rendering: geometricPrecision }
  body { font-size: 11pt; line-height: 1.45 }
  main { max-width: none; margin: 0; padding: 0 }
  h1 { margin-top: 0 }
  h2 { break-after: avoid }
  .note { break-before: avoid }
}
`;
