/** The contact form is hydrated when it is about to scroll into view. Until then the browser can post it itself. */
export function wakeContactForm(): void {
  const form = document.querySelector('[data-contact-form]');
  const near = new IntersectionObserver(
    // On a slow device one call may bring several entries.
    (entries) => entries.at(-1)?.isIntersecting && runLate('[data-contact-script]'),
    { rootMargin: '200px' },
  );
  if (form) near.observe(form);
}

/**
 * The form for trying it is hydrated when it is first touched, or when a file is dragged over the page. Until then,
 * what was typed, chosen or dropped stays in its fields, and the last button pressed is recorded for the form to act
 * on.
 */
export function wakeTryIt(): void {
  const root = document.querySelector<HTMLElement>('[data-try-it]');
  const file = root?.querySelector<HTMLInputElement>('[type=file]');
  if (!root || !file) return;
  const wake = () =>
    runLate('[data-try-it-script]')?.addEventListener('error', () =>
      root.nextElementSibling?.removeAttribute('hidden'),
    );
  for (const name of ['focusin', 'pointerover', 'change', 'submit']) root.addEventListener(name, wake);
  root.addEventListener('submit', ({ submitter }) => {
    root.dataset.pressed = (submitter as HTMLButtonElement | null)?.name ?? '';
  });
  for (const name of ['dragover', 'drop'] as const) {
    addEventListener(name, (event) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      wake();
      if (name === 'dragover') return;
      file.files = dataTransfer.files;
      file.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}

/**
 * A script in a template only runs when it is moved into the page, after its styles.
 * @returns the script, if this is the first time
 */
function runLate(template: string): HTMLScriptElement | undefined {
  const scripts = [
    ...(document.querySelector<HTMLTemplateElement>(template)?.content.querySelectorAll('script') ?? []),
  ];
  document.body.append(...scripts);
  return scripts.at(-1);
}
