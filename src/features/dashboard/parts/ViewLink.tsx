import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, navigate, type Params } from '../route.ts';
import type { View } from '../views.ts';

interface ViewLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  view: View;
  params?: Params;
}

/** A link to another view that doesn't reload the page, unless it opens in another tab or window. */
export function ViewLink({ view, params, onClick, ...rest }: ViewLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(view, params);
  };
  return <a {...rest} href={hrefOf(view, params)} onClick={follow} />;
}
