import { useState } from 'react';
import type { EmailContents } from '../../engines/detection/display/contents.ts';
import { Button } from '../Button.tsx';
import { InputField } from '../Field.tsx';
import { spellBidiControls } from '../marks.ts';
import { HEADER_TEXTS } from './texts.ts';

const LONG = 180;
const STARTS = 70;

type Header = EmailContents['headers'][number];

export function HeaderList({ headers }: { headers: readonly Header[] }) {
  const [words, setWords] = useState('');
  const [isRaw, setIsRaw] = useState(false);
  const [status, setStatus] = useState('');
  const found = headers.filter((header) => contains(header, words));
  const copy = () =>
    navigator.clipboard.writeText(rawOf(headers)).then(
      () => setStatus(HEADER_TEXTS.copied),
      () => {
        setIsRaw(true);
        setStatus(HEADER_TEXTS.notCopied);
      },
    );
  return (
    <section aria-labelledby="all-headers">
      <h3 id="all-headers" className="text-18">
        {HEADER_TEXTS.heading}
      </h3>
      <div className="header-tools">
        <InputField
          label={HEADER_TEXTS.search}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button variant="secondary" aria-pressed={isRaw} onClick={() => setIsRaw(!isRaw)}>
          {HEADER_TEXTS.raw}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {HEADER_TEXTS.copy}
        </Button>
      </div>
      <p role="status" className="email-remark">
        {status || (found.length === 0 ? HEADER_TEXTS.none : HEADER_TEXTS.shown(found.length, headers.length))}
      </p>
      {isRaw ? (
        <pre className="header-raw">{spellBidiControls(rawOf(found))}</pre>
      ) : (
        <dl className="header-list">
          {found.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headers may repeat
            <div key={index}>
              <dt>{name}</dt>
              <dd>
                <Value text={spellBidiControls(value)} isWhole={words !== ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Signatures have many lines that nobody reads. */
function Value({ text, isWhole }: { text: string; isWhole: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isWhole || text.length < LONG) return text;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{isOpen ? HEADER_TEXTS.less : `${text.slice(0, STARTS).trimEnd()}…`}</summary>
      {text}
    </details>
  );
}

function contains({ name, value }: Header, words: string): boolean {
  return `${name}: ${value}`.toLowerCase().includes(words.trim().toLowerCase());
}

const rawOf = (headers: readonly Header[]) => headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
