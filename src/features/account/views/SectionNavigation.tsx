import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ACCOUNT_TEXTS } from '../texts.ts';

/** The first link is as far from the edge of the strip. */
const EDGE = 16;

interface Shown {
  id: string;
  title: string;
}

/** Links to the sections of the account. Some appear or disappear depending on the server's answer. */
export function SectionNavigation({ sections }: { sections: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [current, setCurrent] = useState('');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const container = sections.current;
    if (!container) return undefined;
    const inView = new Set<string>();
    const choose = () => {
      const headings = headingsIn(container);
      const first = isAtEnd() ? atEnd(headings) : headings.find(({ id }) => inView.has(id));
      if (first) setCurrent(first.id);
    };
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        choose();
      },
      { rootMargin: '-64px 0px -60% 0px' },
    );
    const read = () => {
      const headings = headingsIn(container);
      for (const { parentElement } of headings) if (parentElement) watching.observe(parentElement);
      setShown((before) => {
        const now = headings.map(({ id, textContent }) => ({ id, title: textContent }));
        return now.map(({ id }) => id).join() === before.map(({ id }) => id).join() ? before : now;
      });
    };
    const changes = new MutationObserver(read);
    changes.observe(container, { childList: true, subtree: true });
    read();
    addEventListener('scroll', choose, { passive: true });
    return () => {
      removeEventListener('scroll', choose);
      changes.disconnect();
      watching.disconnect();
    };
  }, [sections]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of the section that is now current
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - EDGE;
  }, [current]);

  return (
    <nav className="account-navigation" aria-label={ACCOUNT_TEXTS.sections} hidden={shown.length === 0}>
      <ul ref={list}>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                goTo(event);
                setCurrent(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const headingsIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>(':scope > section > h3[id]'),
];

const isAtEnd = () => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/** The last sections can’t reach the top. There the section just navigated to is current, or else the last one. */
const atEnd = (headings: readonly HTMLElement[]) =>
  headings.find((heading) => heading === document.activeElement) ?? headings.at(-1);

/** Without a history entry: the address says which view is shown. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.parentElement?.scrollIntoView();
  heading.focus({ preventScroll: true });
}
