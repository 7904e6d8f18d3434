import { type ReactNode, useEffect, useRef } from 'react';
import { $moved } from '../route.ts';
import { $title } from './title.ts';

interface ViewHeadingProps {
  /** What the tab is called. */
  title: string;
  /** What the heading says, where that is something else. */
  children?: ReactNode;
}

/** The heading of a view: whoever came here from another one of the dashboard finds the focus on it. */
export function ViewHeading({ title, children = title }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if ($moved.get()) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => $title.set(title), [title]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-24">
      {children}
    </h2>
  );
}
