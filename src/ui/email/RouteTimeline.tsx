import type { Hop } from '../../engines/detection/display/route.ts';
import { duration, ROUTE_TEXTS } from './texts.ts';

interface RouteTimelineProps {
  route: readonly Hop[];
  formatTime: (iso: string) => string;
}

/** The servers that relayed an email, and how long each took. */
export function RouteTimeline({ route, formatTime }: RouteTimelineProps) {
  const hasOwn = route.some(({ isOwn }) => isOwn);
  return (
    <section aria-labelledby="email-route">
      <h3 id="email-route" className="text-18">
        {ROUTE_TEXTS.heading}
      </h3>
      <p className="email-remark">
        {route.length === 0 ? ROUTE_TEXTS.none : hasOwn ? ROUTE_TEXTS.intro : ROUTE_TEXTS.ownUnknown}
      </p>
      <ol className="route">
        {route.map((hop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hops of one email never change order
          <li key={index} data-own={hop.isOwn || undefined} data-odd={isOdd(hop) || undefined}>
            <p>
              <span className="route-server">{ROUTE_TEXTS.hop(hop.from, hop.by)}</span>
              <span className="route-owner">{hop.isOwn ? ROUTE_TEXTS.own : ROUTE_TEXTS.claimed}</span>
            </p>
            <Origin hop={hop} />
            <p className="route-time">
              {hop.at === null ? ROUTE_TEXTS.noTime : <time dateTime={hop.at}>{formatTime(hop.at)}</time>}
              {hop.delayMs !== null && <span>{delayOf(hop.delayMs)}</span>}
            </p>
            {hop.warning && hop.warning !== 'no-time' && (
              <p className="route-warning">{ROUTE_TEXTS.warnings[hop.warning]}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const isOdd = ({ warning }: Hop) => warning === 'backwards' || warning === 'future';

function Origin({ hop: { from, address, by } }: { hop: Hop }) {
  if (from !== null && by !== null) return <p className="route-origin">{ROUTE_TEXTS.from(from, address)}</p>;
  return address === null ? null : <p className="route-origin">{ROUTE_TEXTS.fromAddress(address)}</p>;
}

function delayOf(ms: number): string {
  if (Math.abs(ms) < 1000) return ROUTE_TEXTS.sameTime;
  return ms < 0 ? ROUTE_TEXTS.earlier(duration(ms)) : ROUTE_TEXTS.later(duration(ms));
}
