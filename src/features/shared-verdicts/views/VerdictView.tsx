import { Inspection } from '../../../ui/Inspection.tsx';
import { VerdictHead } from '../../../ui/VerdictHead.tsx';
import type { Claims } from '../contract.ts';
import { PAGE_TEXTS } from '../texts.ts';
import { inUtc } from '../utc.ts';
import './shared-verdict.css';

interface VerdictViewProps {
  claims: Claims;
  expiresAt?: number | undefined;
}

/** What is shared, in the preview and on its page. */
export function VerdictView({ claims, expiresAt }: VerdictViewProps) {
  const { email, analysis, engine, checked, iat, quotes } = claims;
  const { notSeen } = analysis.coverage;
  const facts = [
    [PAGE_TEXTS.checked, PAGE_TEXTS.checkedWhat[checked]],
    [PAGE_TEXTS.made, inUtc(iat * 1000)],
    [PAGE_TEXTS.engine, engine],
    ...(expiresAt === undefined ? [] : [[PAGE_TEXTS.expires, inUtc(expiresAt)]]),
  ] as const;
  return (
    <div className="shared-verdict">
      <VerdictHead analysis={analysis} />
      <Inspection
        id="shared-email"
        email={{
          ...(email.from !== null && { from: email.from }),
          subject: quotes ? email.subject : PAGE_TEXTS.noSubject,
        }}
        analysis={{ ...analysis, text: '' }}
        withoutText={PAGE_TEXTS.notText}
        areListed
        isUnsealed
      />
      {notSeen.length > 0 && (
        <section aria-label={PAGE_TEXTS.notChecked} className="shared-gaps">
          <p>{PAGE_TEXTS.notChecked}</p>
          <ul>
            {notSeen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <dl className="shared-facts" aria-label={PAGE_TEXTS.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="shared-note">
        {PAGE_TEXTS.personal} {!quotes && PAGE_TEXTS.unquoted}
      </p>
    </div>
  );
}
