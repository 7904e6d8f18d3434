import { type Hit, openSearch } from './search-engine.ts';

const OPTION = 'docs-hit-';

/** Activates the search box once it has the focus: arrows move, Enter opens, Escape closes. */
export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('[data-docs-search]');
  const list = document.querySelector<HTMLElement>('[data-docs-hits]');
  const status = document.querySelector<HTMLElement>('[data-docs-status]');
  if (!input || !list || !status) return;

  let find: Promise<(query: string) => Hit[]> | undefined;
  let active = -1;

  const options = () => [...list.children] as HTMLElement[];
  const close = () => {
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const activate = (index: number) => {
    active = index;
    for (const [at, option] of options().entries()) option.setAttribute('aria-selected', String(at === index));
    input.setAttribute('aria-activedescendant', OPTION + index);
    options()[index]?.scrollIntoView({ block: 'nearest' });
  };
  const load = () => {
    find ??= openSearch().catch((error: unknown) => {
      find = undefined;
      throw error;
    });
    return find;
  };
  const show = async () => {
    const query = input.value.trim();
    if (query === '') {
      status.textContent = '';
      close();
      return;
    }
    const hits = await load().then(
      (search) => search(query),
      () => undefined,
    );
    if (query !== input.value.trim()) return;
    list.replaceChildren(...(hits ?? []).map(optionOf));
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    status.textContent = sentenceOf(hits?.length);
    if (hits && hits.length > 0) activate(0);
  };

  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void show());
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'Escape') {
      input.value = '';
      status.textContent = '';
      close();
    } else if (list.hidden || count === 0) return;
    else if (event.key === 'ArrowDown') activate((active + 1) % count);
    else if (event.key === 'ArrowUp') activate((active - 1 + count) % count);
    else if (event.key === 'Enter') options()[active]?.click();
    else return;
    event.preventDefault();
  });
  // A press on a result moves the focus first.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);
  input.addEventListener('blur', close);
  // The user may have typed more in the meantime.
  void load().catch(() => {});
  void show();
}

function sentenceOf(count: number | undefined): string {
  if (count === undefined) return 'We couldn’t load the search. Check your connection and try again.';
  if (count === 0) return 'Nothing found. Try another word.';
  return count === 1 ? '1 result' : `${count} results`;
}

function optionOf({ title, page, href, snippet }: Hit, index: number): HTMLElement {
  const option = document.createElement('a');
  option.id = OPTION + index;
  option.role = 'option';
  option.href = href;
  option.tabIndex = -1;
  const heading = document.createElement('strong');
  heading.textContent = title || page;
  const place = document.createElement('span');
  place.textContent = title ? page : '';
  const text = document.createElement('p');
  text.append(...snippet.map((piece, at) => (at % 2 === 1 ? marked(piece) : piece)));
  option.append(heading, place, text);
  return option;
}

function marked(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
