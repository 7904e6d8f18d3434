import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AskingNote } from '../AskingNote.tsx';
import { SEND_TEXTS } from '../texts.ts';
import type { AnalysedEmail } from './analyse-email.ts';
import { $failure, $site, openOnSite, reportAnalysis } from './site.ts';

/** The only two buttons by which an email leaves the panel; both open a page that sends nothing by itself. */
export function SendButtons({ analysed }: { analysed: AnalysedEmail }) {
  const { origin } = useStore($site);
  const failure = useStore($failure);
  const [busy, setBusy] = useState<'reporting' | 'opening'>();
  const report = async () => {
    setBusy('reporting');
    await reportAnalysis(analysed).finally(() => setBusy(undefined));
  };
  const open = async () => {
    setBusy('opening');
    await openOnSite(analysed).finally(() => setBusy(undefined));
  };
  const host = hostOf(origin);
  return (
    <section aria-label={SEND_TEXTS.section} className="grid gap-4 border-t border-rule pt-4">
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          busy={busy === 'reporting'}
          busyLabel={SEND_TEXTS.reporting}
          onClick={() => void report()}
        >
          {SEND_TEXTS.report}
        </Button>
        <AskingNote />
        <p className="text-14 text-ink-muted">{SEND_TEXTS.reportHint(host)}</p>
      </div>
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          busy={busy === 'opening'}
          busyLabel={SEND_TEXTS.opening}
          onClick={() => void open()}
        >
          {SEND_TEXTS.open}
        </Button>
        <p className="text-14 text-ink-muted">
          {analysed.from === 'page' ? SEND_TEXTS.openFromPageHint(host) : SEND_TEXTS.openHint(host)}
        </p>
      </div>
      <div role="alert">{failure && <Notice kind="error">{failure}</Notice>}</div>
    </section>
  );
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}
