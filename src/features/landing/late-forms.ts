/** The contact form is hydrated when it is about to scroll into view. Until then the browser can post it itself. */
export function wakeContactForm(): void {
  const form = document.querySelector('[data-contact-form]');
  const wake = lateScript('[data-contact-script]');
  const near = new IntersectionObserver(
    // On a slow device one call may bring several entries.
    (entries) => entries.at(-1)?.isIntersecting && wake(),
    { rootMargin: '200px' },
  );
  if (form) near.observe(form);
}

/**
 * The form for trying it is hydrated when it is first touched, or when a file is dragged over the page. Until then,
 * what was typed, chosen or dropped stays in its fields, and the last button pressed is recorded for the form to act on.
 * A script that failed to load is requested again at the next press, or when the connection is back.
 */
export function wakeTryIt(): void {
  const root = document.querySelector<HTMLElement>('[data-try-it]');
  const file = root?.querySelector<HTMLInputElement>('[type=file]');
  const failure = root?.querySelector<HTMLElement>('[data-try-failed]');
  if (!root || !file || !failure) return;
  const isWaiting = () => root.dataset.pressed !== undefined || file.value !== '';
  let hasFailed = false;
  const wake = lateScript('[data-try-it-script]', (isLoaded) => {
    hasFailed = !isLoaded;
    failure.hidden = isLoaded || !isWaiting();
  });
  // These come many times a second.
  const wakeEarly = () => hasFailed || wake();
  for (const name of ['focusin', 'pointerover']) root.addEventListener(name, wakeEarly);
  for (const name of ['change', 'submit']) root.addEventListener(name, wake);
  addEventListener('online', () => isWaiting() && wake());
  root.addEventListener('submit', ({ submitter }) => {
    root.dataset.pressed = (submitter as HTMLButtonElement | null)?.name ?? '';
  });
  for (const name of ['dragover', 'drop'] as const) {
    addEventListener(name, (event) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      wakeEarly();
      if (name === 'dragover') return;
      file.files = dataTransfer.files;
      file.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}

/** A script in a template runs only once it is in the page, after its styles. As a copy, it can be tried again. */
function lateScript(selector: string, onEnd?: (isLoaded: boolean) => void): () => void {
  const template = document.querySelector<HTMLTemplateElement>(selector);
  let isAsked = false;
  return () => {
    if (isAsked || !template) return;
    isAsked = true;
    const scripts = document.importNode(template.content, true);
    const copies = [...scripts.children];
    // Copies don't run in their order otherwise.
    for (const script of scripts.querySelectorAll('script')) script.async = false;
    const end = ({ type }: Event) => {
      isAsked = type === 'load';
      if (!isAsked) for (const copy of copies) copy.remove();
      onEnd?.(isAsked);
    };
    for (const type of ['load', 'error']) scripts.lastElementChild?.addEventListener(type, end);
    document.body.append(scripts);
  };
}
