import { useEffect } from 'react';
import { whenOnline } from '../../client/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DASHBOARD_TEXTS } from './texts.ts';

/** Replaces a view whose script failed to load: the network is down, or a new version of the site was deployed. */
export function NotLoaded({ retry }: { retry: () => void }) {
  useEffect(() => whenOnline(retry), [retry]);
  return (
    <Notice kind="error" role="alert">
      <p>{DASHBOARD_TEXTS.viewNotLoaded}</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        {DASHBOARD_TEXTS.reload}
      </Button>
    </Notice>
  );
}
