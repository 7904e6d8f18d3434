import { type ReactNode, useEffect, useRef } from 'react';
import { $navigated } from '../route.ts';
import { $title } from './title.ts';

interface ViewHeadingProps {
  /** The title of the browser tab. */
  title: string;
  /** The heading, if it differs from the title. */
  children?: ReactNode;
  className?: string;
}

/** Takes the focus after a move from another view. */
export function ViewHeading({ title, children = title, className = 'text-24' }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if ($navigated.get()) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => $title.set(title), [title]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
