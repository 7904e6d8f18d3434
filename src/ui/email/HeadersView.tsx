import type { EmailContents } from '../../engines/detection/display/contents.ts';
import { HeaderList } from './HeaderList.tsx';
import { RouteTimeline } from './RouteTimeline.tsx';
import { SenderChecks } from './SenderChecks.tsx';

interface HeadersViewProps {
  contents: EmailContents;
  formatTime: (iso: string) => string;
}

export function HeadersView({ contents: { route, checks, headers }, formatTime }: HeadersViewProps) {
  return (
    <div className="email-headers">
      <SenderChecks checks={checks} />
      <RouteTimeline route={route} formatTime={formatTime} />
      <HeaderList headers={headers} />
    </div>
  );
}
