import { useMemo, useState } from 'react';
import { serverMessage } from '../../../client/answer.ts';
import { copyText } from '../../../client/copy-text.ts';
import { saveFile } from '../../../client/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { createLink, type Sharing } from '../api.ts';
import { type LinkAnswer, PRINT_PAGE, type StatementsAnswer } from '../contract.ts';
import { hiddenParts } from '../hidden-parts.ts';
import { htmlReport } from '../html-report.ts';
import { $links } from '../links-store.ts';
import { rememberLink } from '../made-links.ts';
import { claimsOf } from '../statement-claims.ts';
import { ASK_TEXTS, copiedText, replacedWords, SHARE_TEXTS } from '../texts.ts';
import { AskForm } from './AskForm.tsx';
import { VerdictView } from './VerdictView.tsx';

interface PreviewProps {
  statements: StatementsAnswer;
  sharing: Sharing;
  /** There is a link about this email already. */
  isAnother: boolean;
  /** @param done called with what happened */
  onCreated: (link: LinkAnswer, done: string) => void;
}

export function Preview({ statements, sharing, isAnother, onCreated }: PreviewProps) {
  const [quotes, setQuotes] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState(false);
  const statement = quotes ? statements.quoted : statements.unquoted;
  const claims = useMemo(() => claimsOf(statement), [statement]);
  const hidden = useMemo(() => hiddenParts(claims), [claims]);
  const create = async () => {
    setBusy(true);
    setFailure(undefined);
    const creating = createLink(statement, sharing);
    // Starts copying while the press still counts, because some browsers refuse to copy later.
    const copying = copyText(creating.then((answer) => (answer.ok ? answer.data.url : Promise.reject(new Error()))));
    const answer = await creating;
    const copied = await copying;
    setBusy(false);
    if (!answer.ok) {
      setFailure(serverMessage(answer.error) ?? SHARE_TEXTS.notCreated);
      return;
    }
    if (answer.data.receipt === null) $links.revalidate();
    else rememberLink(answer.data, claims);
    onCreated(answer.data, copiedText(copied));
  };
  const json = JSON.stringify(statement);
  return (
    <>
      <p>{SHARE_TEXTS.about}</p>
      <p role="status" className="share-replaced">
        {hidden.size > 0 ? SHARE_TEXTS.replaced(replacedWords(hidden)) : SHARE_TEXTS.nothingReplaced}
      </p>
      <Checkbox checked={quotes} onChange={({ currentTarget }) => setQuotes(currentTarget.checked)}>
        {SHARE_TEXTS.quotes}
      </Checkbox>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="share-preview" aria-label={SHARE_TEXTS.preview} tabIndex={0}>
        <VerdictView claims={claims} />
      </section>
      <p role="alert" className="field-error empty:hidden">
        {failure}
      </p>
      {asking && (
        <AskForm
          statement={statement}
          claims={claims}
          sharing={sharing}
          onSent={onCreated}
          onClose={() => setAsking(false)}
        />
      )}
      <div className="share-buttons" hidden={asking}>
        <Button busy={busy} busyLabel={SHARE_TEXTS.copying} onClick={() => void create()}>
          {isAnother ? SHARE_TEXTS.copyAnother : SHARE_TEXTS.copy}
        </Button>
        {statements.canEmail && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {ASK_TEXTS.ask}
          </Button>
        )}
        <form method="post" action={PRINT_PAGE} target="_blank" rel="noopener">
          <input type="hidden" name="statement" value={json} />
          <Button type="submit" variant="secondary">
            {SHARE_TEXTS.print}
          </Button>
        </form>
        <Button
          variant="secondary"
          onClick={() => saveFile(SHARE_TEXTS.reportFile, new Blob([htmlReport(claims)], { type: 'text/html' }))}
        >
          {SHARE_TEXTS.report}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(SHARE_TEXTS.file, new Blob([`${json}\n`], { type: 'application/jose+json' }))}
        >
          {SHARE_TEXTS.download}
        </Button>
      </div>
    </>
  );
}
