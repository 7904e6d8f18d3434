import { type RequestError, serverMessage } from '../../../client/answer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface UnavailableProps {
  /** What could not be loaded, at the beginning of a sentence. */
  what: string;
  error: RequestError;
  onRetry: () => void;
}

/** Stands where something could not be loaded, with a way to ask again. */
export function Unavailable({ what, error, onRetry }: UnavailableProps) {
  return (
    <Notice kind="error" role="status">
      <p>
        {what} could not be loaded. {serverMessage(error) ?? error.message} Nothing was changed.
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
