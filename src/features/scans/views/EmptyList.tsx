import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { ForwardAddress } from '../../dashboard/parts/ForwardAddress.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { DASHBOARD_TEXTS } from '../../dashboard/texts.ts';
import type { MonitorAnswer } from '../contract.ts';
import { EMPTY_TEXTS } from '../view-texts.ts';

interface EmptyListProps {
  narrowed: boolean;
  /** Undefined until loaded. */
  monitor: MonitorAnswer | undefined;
  onClear: () => void;
}

export function EmptyList({ narrowed, monitor, onClear }: EmptyListProps) {
  if (narrowed) {
    return (
      <Empty>
        <p>{EMPTY_TEXTS.narrowed}</p>
        <Button variant="secondary" className="mt-2" onClick={onClear}>
          {EMPTY_TEXTS.clear}
        </Button>
      </Empty>
    );
  }
  if (!monitor) return null;
  return (
    <Empty>
      <State monitor={monitor} />
      <ForwardAddress />
    </Empty>
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
