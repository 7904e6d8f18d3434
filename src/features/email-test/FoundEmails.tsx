import { rank } from '../../engines/detection/analysis.ts';
import type { Verdict } from '../../engines/detection/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SealMark } from '../../ui/SealMark.tsx';
import type { FoundEmail } from './email-file.ts';
import { FOUND_TEXTS, UPLOAD_TEXTS } from './texts.ts';
import { analyseAll, analyseEmail, cancelUpload, type EmailResult, showResult, type UploadState } from './upload.ts';

export function FoundEmails({ emails, omitted, analysed, results, batch, sent }: UploadState) {
  const isBusy = sent !== null || batch !== null;
  const left = emails.filter((email) => results.get(email) === undefined || isFailure(results.get(email))).length;
  return (
    <section aria-labelledby="found-emails" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="found-emails" className="grow text-16 font-semibold">
          {FOUND_TEXTS.count(emails.length + omitted)}
        </h2>
        {batch !== null && (
          <>
            <progress
              aria-label={FOUND_TEXTS.progress}
              value={batch.done}
              max={batch.total}
              className="progress w-24"
            />
            <span className="font-mono text-14">{FOUND_TEXTS.batch(batch.done, batch.total)}</span>
            <Button variant="quiet" onClick={cancelUpload}>
              {UPLOAD_TEXTS.cancel}
            </Button>
          </>
        )}
        {batch === null && emails.length > 1 && left > 0 && (
          <Button variant="secondary" busy={isBusy} onClick={() => void analyseAll()}>
            {FOUND_TEXTS.all(left, emails.length)}
          </Button>
        )}
      </div>
      {omitted > 0 && <p className="text-14 text-ink-muted">{FOUND_TEXTS.shown(emails.length)}</p>}
      {results.size > 1 && (
        <p role="status" className="text-14">
          {batch === null && FOUND_TEXTS.summary(countsOf(results))}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-labelledby="found-emails" className="max-h-[70vh] overflow-y-auto border-y border-rule">
        {sorted(emails, batch === null ? results : new Map()).map((email) => (
          <Row
            key={emails.indexOf(email)}
            email={email}
            result={results.get(email)}
            current={email === analysed}
            busy={isBusy}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  email: FoundEmail;
  result: EmailResult | undefined;
  current: boolean;
  busy: boolean;
}

function Row({ email, result, current, busy }: RowProps) {
  const verdict = verdictOf(result);
  return (
    <li
      aria-current={current || undefined}
      className="flex items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0 aria-[current]:bg-sunken"
    >
      <p className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{email.subject}</span>
        <span className="block text-14 text-ink-muted">{email.from}</span>
        {email.file !== email.subject && <span className="block text-14 text-ink-muted">{email.file}</span>}
        {verdict ? <SealMark state={verdict} /> : current && !busy && <Line>{FOUND_TEXTS.analysed}</Line>}
        {isFailure(result) && <Line>{result.failure}</Line>}
      </p>
      {result && !isFailure(result) ? (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={FOUND_TEXTS.showOne(email.subject, email.file)}
          onClick={() => showResult(email)}
        >
          {FOUND_TEXTS.show}
        </Button>
      ) : (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={FOUND_TEXTS.analyseOne(email.subject, email.file)}
          onClick={() => void analyseEmail(email)}
        >
          {FOUND_TEXTS.analyse}
        </Button>
      )}
    </li>
  );
}

const Line = ({ children }: { children: string }) => <span className="block text-14">{children}</span>;

function isFailure(result: EmailResult | undefined): result is { failure: string } {
  return result !== undefined && 'failure' in result;
}

function analysisOf(result: EmailResult | undefined) {
  return result && 'prediction' in result ? result.prediction.evidence?.analysis : undefined;
}

const verdictOf = (result: EmailResult | undefined): Verdict | undefined => analysisOf(result)?.verdict;

/** Emails with results come first, worst first; the others follow in the order of the files. */
function sorted(emails: readonly FoundEmail[], results: UploadState['results']): FoundEmail[] {
  const harm = (email: FoundEmail) => {
    const analysis = analysisOf(results.get(email));
    return analysis ? rank(analysis.severity) : -1;
  };
  return emails.toSorted((a, b) => harm(b) - harm(a));
}

function countsOf(results: UploadState['results']): Record<Verdict, number> {
  const counts = { dangerous: 0, suspicious: 0, unknown: 0, safe: 0 };
  for (const result of results.values()) {
    const verdict = verdictOf(result);
    if (verdict) counts[verdict] += 1;
  }
  return counts;
}
