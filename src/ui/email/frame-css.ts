/** Roles of the design system that the frame needs, because its separate document doesn't inherit them. */
export const SHARED = [
  '--color-sheet',
  '--color-ink',
  '--color-ink-muted',
  '--color-control',
  '--color-sunken',
  '--color-brand',
  '--color-focus',
  '--color-dangerous',
  '--color-suspicious',
  '--color-safe',
  '--color-unknown',
  '--font-mono',
] as const;

/**
 * Our rules are in a layer, because the email can't override a layer's important rules: otherwise a sender could hide
 * the marks. The layer’s other rules yield to the email’s.
 */
export const FRAME_CSS = `
@layer letterlock {
  html { background: var(--color-sheet); color: var(--color-ink); overflow: hidden; }
  html.on-paper { background: #fff; color: #1b1d24; }
  body { margin: 0; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
  html.on-paper > body { padding: 16px; }
  html > body { position: static !important; height: auto !important; min-height: 0 !important; overflow: auto hidden !important; display: block !important; visibility: visible !important; opacity: 1 !important; }
  img { max-width: 100%; height: auto; }
  table { max-width: 100%; }
  pre { overflow-x: auto; }
  a { color: var(--color-brand); text-decoration: underline; }
  a, .field { cursor: default !important; }
  .field { display: inline-block; min-width: 8em; padding: 4px 8px; border: 1px solid var(--color-control); border-radius: 4px; }
  ll-mark, ll-number, ll-digits, ll-target, ll-picture { all: unset !important; }
  ll-mark { text-decoration: underline 2px var(--tone) !important; text-decoration-skip-ink: none !important; text-underline-offset: 0.22em !important; }
  ll-mark[data-tone="suspicious"] { text-decoration-style: wavy !important; text-decoration-thickness: 1.5px !important; }
  ll-mark[data-tone="safe"] { text-decoration-style: dashed !important; }
  ll-mark[data-tone="unknown"] { text-decoration-style: dotted !important; }
  ll-mark[data-lit] { background: color-mix(in srgb, var(--tone) 18%, transparent) !important; }
  [data-tone="dangerous"] { --tone: var(--color-dangerous) !important; }
  [data-tone="suspicious"] { --tone: var(--color-suspicious) !important; }
  [data-tone="safe"] { --tone: var(--color-safe) !important; }
  [data-tone="unknown"] { --tone: var(--color-unknown) !important; }
  ll-number { position: relative !important; top: -0.25em !important; padding: 1.6px 4.8px !important; border: 4.8px solid transparent !important; border-radius: 7px !important; background: var(--tone) padding-box !important; color: var(--color-sheet) !important; font: 700 12px/1 var(--font-mono) !important; zoom: var(--unfit, 1) !important; white-space: nowrap !important; cursor: pointer !important; user-select: none !important; }
  ll-number:focus-visible { outline: 3px solid var(--color-focus) !important; outline-offset: 1px !important; }
  html:not([data-all]) ll-mark[data-minor] { text-decoration-line: none !important; }
  html:not([data-all]) :is(ll-number, ll-digits)[data-minor] { display: none !important; }
  ll-target { display: inline-block !important; margin: 0 4px !important; padding: 1px 5px !important; border: 1px solid #5c6270 !important; border-radius: 3px !important; background: #f2f3f7 !important; color: #30343e !important; font: 11px/1.4 var(--font-mono) !important; overflow-wrap: anywhere !important; }
  ll-target[data-other] { border: 2px solid #a3231f !important; background: #fff !important; color: #a3231f !important; font-weight: 700 !important; }
  ll-picture { display: inline-flex !important; box-sizing: border-box !important; align-items: center !important; max-width: 100% !important; min-width: 24px !important; min-height: 24px !important; max-height: 200px !important; padding: 2px 8px !important; overflow: hidden !important; border: 1px dashed #767c8a !important; border-radius: 2px !important; background: #f2f3f7 !important; color: #4a4f5c !important; font: 12px/1.4 system-ui, sans-serif !important; vertical-align: middle !important; }
  ll-picture[role="button"] { cursor: pointer !important; font-weight: 600 !important; }
  ll-picture[role="button"]:focus-visible { outline: 3px solid var(--color-focus) !important; outline-offset: 1px !important; }
}
`;
