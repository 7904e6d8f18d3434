const search = document.querySelector<HTMLInputElement>('[data-docs-search]');

/**
 * The search is loaded on demand. A module that imported it statically would need one of the bundler's helpers on every
 * page.
 */
search?.addEventListener(
  'focus',
  () => {
    const script = document.querySelector<HTMLTemplateElement>('[data-docs-search-script]');
    if (script) document.head.append(script.content.cloneNode(true));
  },
  { once: true },
);

document.addEventListener('keydown', (event) => {
  const typesElsewhere = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typesElsewhere) return;
  event.preventDefault();
  search?.focus();
});

const COPIED_MS = 2000;

for (const block of document.querySelectorAll('.docs-code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'docs-copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(block.querySelector('pre')?.textContent.trimEnd() ?? '').then(() => {
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, COPIED_MS);
    });
  });
  block.append(button);
}

/** Marks the section being read in the table of contents. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.docs-toc a')];
const headings = links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);

function follow(): void {
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const current = isAtEnd && scrollY > 0 ? headings.length - 1 : passed.length - 1;
  for (const [index, link] of links.entries()) {
    if (index === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

if (links.length > 0) {
  addEventListener('scroll', follow, { passive: true });
  follow();
}
