import { Button } from '../../ui/Button.tsx';
import type { FoundEmail } from './email-file.ts';
import { FOUND_TEXTS } from './texts.ts';
import { analyseEmail } from './upload.ts';

interface FoundEmailsProps {
  emails: readonly FoundEmail[];
  omitted: number;
  analysed: FoundEmail | null;
  busy: boolean;
}

export function FoundEmails({ emails, omitted, analysed, busy }: FoundEmailsProps) {
  return (
    <section aria-labelledby="found-emails" className="grid gap-2">
      <h2 id="found-emails" className="text-16 font-semibold">
        {FOUND_TEXTS.count(emails.length + omitted)}
      </h2>
      {omitted > 0 && <p className="text-14 text-ink-muted">{FOUND_TEXTS.shown(emails.length)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-labelledby="found-emails" className="max-h-[24rem] overflow-y-auto border-y border-rule">
        {emails.map((email, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the emails of one choice never move
          <Row key={index} email={email} current={email === analysed} busy={busy} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  email: FoundEmail;
  current: boolean;
  busy: boolean;
}

function Row({ email, current, busy }: RowProps) {
  return (
    <li
      aria-current={current || undefined}
      className="flex items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0 aria-[current]:bg-sunken"
    >
      <p className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{email.subject}</span>
        <span className="block text-14 text-ink-muted">{email.from}</span>
        {current && !busy && <span className="block text-14">{FOUND_TEXTS.analysed}</span>}
      </p>
      <Button
        variant="quiet"
        busy={busy}
        aria-label={FOUND_TEXTS.analyseOne(email.subject)}
        onClick={() => void analyseEmail(email)}
      >
        {FOUND_TEXTS.analyse}
      </Button>
    </li>
  );
}
