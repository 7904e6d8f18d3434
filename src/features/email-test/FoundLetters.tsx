import { Button } from '../../ui/Button.tsx';
import type { FoundLetter } from './letter-file.ts';
import { analyseLetter } from './upload.ts';

interface FoundLettersProps {
  letters: readonly FoundLetter[];
  /** How many more there are, which are not shown. */
  omitted: number;
  busy: boolean;
}

/** The emails that were found in the chosen files, of which one is analysed at a time. */
export function FoundLetters({ letters, omitted, busy }: FoundLettersProps) {
  return (
    <section aria-labelledby="found-letters" className="grid gap-2">
      <h2 id="found-letters" className="text-16 font-semibold">
        {letters.length + omitted} emails found
      </h2>
      {omitted > 0 && <p className="text-14 text-ink-muted">The first {letters.length} are shown.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-labelledby="found-letters" className="max-h-96 overflow-y-auto border-y border-rule">
        {letters.map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one choice never move
          <li key={index} className="flex items-center gap-3 border-b border-rule py-2 last:border-b-0">
            <p className="min-w-0 grow wrap-anywhere">
              <span className="block font-semibold">{letter.subject}</span>
              <span className="block text-14 text-ink-muted">{letter.from}</span>
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
        ))}
      </ul>
    </section>
  );
}
