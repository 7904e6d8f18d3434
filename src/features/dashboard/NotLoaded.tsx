import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Stands for a view whose script did not come: the network is gone, or the site is another by now. */
export function NotLoaded() {
  return (
    <Notice kind="error" role="alert">
      <p>This part of the dashboard could not be loaded. Nothing was changed.</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </Notice>
  );
}
