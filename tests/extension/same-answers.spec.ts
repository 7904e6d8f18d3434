import { analyse } from '../../src/engines/detection/index.ts';
import { readMessage } from '../../src/engines/detection/mime/message.ts';
import { compose } from '../../src/extension/compose.ts';
import { messageOf, type WrittenEmail, writtenEmails } from '../../src/tools/training/emails/written.ts';
import { annotate } from '../../src/ui/annotate.ts';
import { splitByMarks } from '../../src/ui/marks.ts';
import { SEAL_WORDS } from '../../src/ui/seal-shapes.ts';
import { VERDICT_TEXTS } from '../../src/ui/texts.ts';
import { expect, test } from './fixtures.ts';

const MESSAGES = 500;

/** The parts of an analysis that a reader sees. */
interface Answer {
  conclusion: string;
  verdict: string;
  notes: string[];
  /** The mark numbers, in the order of the email. */
  marks: string[];
}

async function answerHere(source: string): Promise<Answer> {
  const email = await readMessage(source);
  const { conclusion, verdict, severity, confidence, signals, text } = analyse(email);
  const from = email.from ? `${email.from.name} <${email.from.address}>` : '';
  const { notes, marks } = annotate({ from, subject: email.subject, body: text }, signals, verdict);
  const parts = [
    splitByMarks(from, marks.from),
    splitByMarks(email.subject, marks.subject),
    splitByMarks(text, marks.body),
  ];
  return {
    conclusion,
    verdict: SEAL_WORDS[verdict] + (verdict === 'unknown' ? '' : VERDICT_TEXTS.degree(severity, confidence)),
    notes: notes.map(({ title, sentence }) => `${title} ${sentence}`),
    marks: parts.flat().flatMap(({ ending }) => ending.map(String)),
  };
}

test(`the extension answers ${MESSAGES} messages as the server does`, async ({ panel }) => {
  test.setTimeout(600_000);
  // Files and reply addresses in the panel have their own marks.
  const isShownHere = ({ attachments, replyTo }: WrittenEmail) => attachments.length === 0 && replyTo === null;
  const all = writtenEmails().filter(isShownHere).map(messageOf);
  const step = Math.floor(all.length / MESSAGES);
  const sources = all
    .filter((_, index) => index % step === 0)
    .slice(0, MESSAGES)
    // The number shows that the panel has moved on to the next email.
    .map((email, index) => compose({ ...email, subject: `${email.subject} · ${1000 + index}` }));
  expect(sources).toHaveLength(MESSAGES);
  const here = await Promise.all(sources.map(answerHere));
  expect(new Set(here.map(({ verdict }) => verdict)).size).toBeGreaterThan(10);

  await expect(panel.getByLabel('Email text or source')).toBeAttached();
  const there = await panel.evaluate(async (messages) => {
    const written = (element: ParentNode | null, selector: string) =>
      element?.querySelector(selector)?.textContent ?? '';
    const answers: Answer[] = [];
    for (const [index, message] of messages.entries()) {
      const form = document.querySelector('form');
      const field = form?.querySelector('textarea');
      if (!form || !field) throw new Error('the panel takes no text');
      field.value = message;
      form.requestSubmit();
      const started = performance.now();
      while (!written(document, '.sheet-subject').includes(`· ${1000 + index}`)) {
        if (performance.now() - started > 10_000) throw new Error(`no answer to ${message}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      answers.push({
        conclusion: written(document, '.verdict-conclusion'),
        verdict: written(document, '.seal strong') + written(document, '.seal-degree'),
        notes: [...document.querySelectorAll('.margin-note')].map(
          (note) => `${written(note, '.note-title')} ${written(note, '.note-sentence')}`,
        ),
        marks: [...document.querySelectorAll('.mark-number')].flatMap(({ textContent }) => textContent.split('·')),
      });
    }
    return answers;
  }, sources);
  for (const [index, answer] of there.entries()) expect(answer, sources[index]).toEqual(here[index]);
});
