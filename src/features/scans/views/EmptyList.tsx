import { Button } from '../../../ui/Button.tsx';
import { ForwardAddress } from '../../dashboard/parts/ForwardAddress.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { DASHBOARD_TEXTS } from '../../dashboard/texts.ts';
import type { MonitorAnswer } from '../contract.ts';
import { EMPTY_TEXTS } from '../texts.ts';

interface EmptyListProps {
  narrowed: boolean;
  /** Undefined until it is loaded. */
  monitor: MonitorAnswer | undefined;
  onClear: () => void;
}

export function EmptyList({ narrowed, monitor, onClear }: EmptyListProps) {
  if (narrowed) {
    return (
      <div className="grid max-w-measure justify-items-start gap-4">
        <p>{EMPTY_TEXTS.narrowed}</p>
        <Button variant="secondary" onClick={onClear}>
          {EMPTY_TEXTS.clear}
        </Button>
      </div>
    );
  }
  if (!monitor) return null;
  return (
    <div className="grid max-w-measure gap-6">
      <State monitor={monitor} />
      <ForwardAddress />
    </div>
  );
}

function State({ monitor }: { monitor: MonitorAnswer }) {
  if (monitor.on) return <p>{monitor.waiting > 0 ? EMPTY_TEXTS.waiting(monitor.waiting) : EMPTY_TEXTS.none}</p>;
  return (
    <p>
      {EMPTY_TEXTS.off} <ViewLink view="overview">{DASHBOARD_TEXTS.turnOnScanning}</ViewLink> {EMPTY_TEXTS.offThen}
    </p>
  );
}
