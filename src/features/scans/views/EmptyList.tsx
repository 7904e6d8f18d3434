import { Button } from '../../../ui/Button.tsx';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { MonitorAnswer } from '../contract.ts';

interface EmptyListProps {
  narrowed: boolean;
  /** Undefined while it is not known. */
  monitor: MonitorAnswer | undefined;
  onClear: () => void;
}

/** Says why no scan is shown, and how one will be. */
export function EmptyList({ narrowed, monitor, onClear }: EmptyListProps) {
  if (narrowed) {
    return (
      <div className="grid max-w-measure justify-items-start gap-4">
        <p>All of your scans are still there.</p>
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      </div>
    );
  }
  if (!monitor) return null;
  if (!monitor.on) {
    return (
      <p className="max-w-measure">
        Your mailbox is not scanned. <PlaceLink view="overview">Switch scanning on</PlaceLink>, and each message appears
        here with what was found in it.
      </p>
    );
  }
  return (
    <p className="max-w-measure">
      {monitor.waiting > 0
        ? `${monitor.waiting === 1 ? '1 message waits' : `${monitor.waiting} messages wait`} to be scanned. The first appears here in a moment.`
        : 'No message has been scanned yet. The next one that arrives in your mailbox appears here.'}
    </p>
  );
}
