import { type RequestError, serverMessage } from '../../../client/answer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { DASHBOARD_TEXTS } from '../texts.ts';

interface UnavailableProps {
  /** The subject of the sentence, such as `Your alerts`. */
  what: string;
  error: RequestError;
  onRetry: () => void;
}

export function Unavailable({ what, error, onRetry }: UnavailableProps) {
  return (
    <Notice kind="error" role="status">
      <p>{DASHBOARD_TEXTS.notLoaded(what, serverMessage(error) ?? error.message ?? '')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {DASHBOARD_TEXTS.tryAgain}
      </Button>
    </Notice>
  );
}
