import { useStore } from '@nanostores/react';
import { DAYS } from '../../../client/format-time.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { $baseline } from '../../scanning/store.ts';
import type { CountsAnswer } from '../../scans/contract.ts';
import { FIRST_CONTACT_TEXTS } from '../texts.ts';

type Contacts = CountsAnswer['firstContacts'];
type Contact = Contacts['senders'][number];

const INITIALLY_SHOWN = 6;

/** Most fraud comes from people who have never written before. */
export function FirstContacts({ contacts, from }: { contacts: Contacts; from: string }) {
  const { total, senders } = contacts;
  return (
    <section aria-labelledby="first-contacts" className="grid content-start gap-4">
      <h3 id="first-contacts" className="text-20">
        {FIRST_CONTACT_TEXTS.heading}
      </h3>
      <p className="text-ink-muted">{total > 0 ? sentence(total, senders.length) : <NoContacts />}</p>
      {total > 0 && (
        <p>
          <ViewLink view="scans" params={{ first: '1', from }}>
            {FIRST_CONTACT_TEXTS.see(total)}
          </ViewLink>
        </p>
      )}
      {senders.length > 0 && <Senders senders={senders.slice(0, INITIALLY_SHOWN)} />}
      {senders.length > INITIALLY_SHOWN && (
        <details className="disclosure">
          <summary>{FIRST_CONTACT_TEXTS.more(senders.length - INITIALLY_SHOWN)}</summary>
          <Senders senders={senders.slice(INITIALLY_SHOWN)} />
        </details>
      )}
    </section>
  );
}

/** Asks for the baseline, which says why there are none. */
function NoContacts() {
  const { data: baseline } = useStore($baseline);
  if (baseline?.enough !== false) return FIRST_CONTACT_TEXTS.none;
  return FIRST_CONTACT_TEXTS.notEnough(baseline.needed, baseline.emails);
}

function sentence(total: number, listed: number): string {
  const count = FIRST_CONTACT_TEXTS.count(total);
  return total > listed ? `${count} ${FIRST_CONTACT_TEXTS.newest(listed)}` : count;
}

function Senders({ senders }: { senders: readonly Contact[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {senders.map((sender) => (
        <Sender key={`${sender.address} ${sender.arrivedAt}`} sender={sender} />
      ))}
    </ul>
  );
}

function Sender({ sender: { name, address, arrivedAt, severity } }: { sender: Contact }) {
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{name || address}</span>
        <span className={severity === 'None' ? 'text-14 text-ink-muted' : 'text-14 font-semibold'}>
          {severity === 'None' ? FIRST_CONTACT_TEXTS.noThreats : FIRST_CONTACT_TEXTS.severity(severity)}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <ViewLink
          view="scans"
          params={{ sender: address }}
          className="inline-block min-h-6 font-mono underline wrap-anywhere"
        >
          {address || FIRST_CONTACT_TEXTS.noAddress}
        </ViewLink>
        <span className="text-ink-muted">{DAYS.format(new Date(arrivedAt))}</span>
      </p>
    </li>
  );
}
