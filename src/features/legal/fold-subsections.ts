/** Puts the text below each `h3` in a `details` whose summary is the heading. All are open: see fold-script.mjs. */
export function foldSubsections(html: string): string {
  return html
    .split(/(?=<h[23][ >])/)
    .map((section) =>
      section.replace(
        /^(<h3[ >].*?<\/h3>)(.*)$/s,
        '<details class="legal-fold" open><summary>$1</summary>$2</details>',
      ),
    )
    .join('');
}
