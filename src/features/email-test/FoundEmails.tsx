import { Button } from '../../ui/Button.tsx';
import type { FoundLetter } from './email-file.ts';
import { analyseLetter } from './upload.ts';

interface FoundLettersProps {
  letters: readonly FoundLetter[];
  /** How many more there are, which are not shown. */
  omitted: number;
  /** Which of them is analysed, or was last. */
  analysed: FoundLetter | null;
  busy: boolean;
}

/** The emails that were found in the chosen files, of which one is analysed at a time. */
export function FoundLetters({ letters, omitted, analysed, busy }: FoundLettersProps) {
  return (
    <section aria-labelledby="found-letters" className="grid gap-2">
      <h2 id="found-letters" className="text-16 font-semibold">
        {emailCount(letters.length + omitted)} found
      </h2>
      {omitted > 0 && <p className="text-14 text-ink-muted">The first {letters.length} are shown.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-labelledby="found-letters" className="max-h-[24rem] overflow-y-auto border-y border-rule">
        {letters.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one choice never move
          <Row key={index} letter={letter} current={letter === analysed} busy={busy} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  letter: FoundLetter;
  current: boolean;
  busy: boolean;
}

function Row({ letter, current, busy }: RowProps) {
  return (
    <li
      aria-current={current || undefined}
      className="flex items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0 aria-[current]:bg-sunken"
    >
      <p className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{letter.subject}</span>
        <span className="block text-14 text-ink-muted">{letter.from}</span>
        {current && !busy && <span className="block text-14">Analysed</span>}
      </p>
      <Button
        variant="quiet"
        busy={busy}
        aria-label={`Analyse “${letter.subject}”`}
        onClick={() => void analyseLetter(letter)}
      >
        Analyse
      </Button>
    </li>
  );
}

/** A number of emails in words. */
export function emailCount(count: number): string {
  return count === 1 ? '1 email' : `${count} emails`;
}
