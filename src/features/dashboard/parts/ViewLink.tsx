import type { ComponentProps, MouseEvent } from 'react';
import { go, hrefOf, type Params } from '../route.ts';
import type { View } from '../views.ts';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  view: View;
  params?: Params;
}

/** A link within the dashboard: it moves without loading the page anew; into another tab it leads as every link does. */
export function PlaceLink({ view, params, onClick, ...rest }: PlaceLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(view, params);
  };
  return <a {...rest} href={hrefOf(view, params)} onClick={follow} />;
}
