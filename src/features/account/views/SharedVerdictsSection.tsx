import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { SharedVerdict } from '../../shared-verdicts/contract.ts';
import { $links, $revoking, endListed } from '../../shared-verdicts/links-store.ts';
import { SHARED_LINKS_TEXTS } from '../../shared-verdicts/links-texts.ts';
import { Section } from './Section.tsx';

export function SharedVerdictsSection() {
  const { data, error } = useStore($links);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button disappears with its link.
  const revoke = async (id: string) => {
    if (await endListed(id)) heading.current?.focus();
  };
  return (
    <Section id="shared-verdicts" title={SHARED_LINKS_TEXTS.heading} heading={heading}>
      {error && <p role="status">{SHARED_LINKS_TEXTS.unavailable}</p>}
      {data?.links.length === 0 && <p>{SHARED_LINKS_TEXTS.none}</p>}
      {data && data.links.length > 0 && (
        <>
          <p className="text-ink-muted">{SHARED_LINKS_TEXTS.about}</p>
          <ul className="w-full divide-y divide-rule border-y border-rule">
            {data.links.map((link) => (
              <Link key={link.id} link={link} onRevoke={() => void revoke(link.id)} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

interface LinkProps {
  link: SharedVerdict;
  onRevoke: () => void;
}

function Link({ link: { id, url, email, scanId, emailedTo, conclusion, sharedAt, expiresAt }, onRevoke }: LinkProps) {
  const revoking = useStore($revoking);
  const subject = email.subject === null ? SHARED_LINKS_TEXTS.hiddenSubject : subjectOf(email.subject);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">
          {scanId === null ? (
            subject
          ) : (
            <ViewLink view="scans" params={{ scan: scanId }}>
              {subject}
            </ViewLink>
          )}
        </p>
        <p className="font-mono text-13 wrap-anywhere text-ink-muted">
          {email.from === null ? SHARED_LINKS_TEXTS.noSender : spellBidiControls(email.from)}
        </p>
        <p className="wrap-anywhere">{conclusion}</p>
        <p className="text-14 text-ink-muted">{SHARED_LINKS_TEXTS.shared(inTime(sharedAt), inTime(expiresAt))}</p>
        {emailedTo.map(({ address, at }) => (
          <p key={at} className="text-14 wrap-anywhere text-ink-muted">
            {SHARED_LINKS_TEXTS.emailed(address, inTime(at))}
          </p>
        ))}
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        <ButtonLink
          variant="quiet"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={SHARED_LINKS_TEXTS.openOne(subject)}
        >
          {SHARED_LINKS_TEXTS.open}
        </ButtonLink>
        <Button
          variant="quiet"
          aria-label={SHARED_LINKS_TEXTS.revokeOne(subject)}
          busy={revoking === id}
          onClick={onRevoke}
        >
          {SHARED_LINKS_TEXTS.revoke}
        </Button>
      </div>
    </li>
  );
}

const subjectOf = (subject: string): string => spellBidiControls(subject) || SHARED_LINKS_TEXTS.noSubject;
