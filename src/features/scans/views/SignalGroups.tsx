import type { Evidence, Signal } from '../../../engines/detection/index.ts';
import { spellBidiControls } from '../../../ui/marks.ts';
import { byQuestion, QUESTIONS, quotesOf } from '../groups.ts';

/** Everything that was noticed, by the reader's questions, with the words it rests on. */
export function SignalGroups({ signals }: { signals: readonly Signal[] }) {
  const groups = byQuestion(signals);
  return (
    <section aria-labelledby="noticed" className="grid gap-6">
      <h3 id="noticed" className="text-20">
        What was noticed
      </h3>
      {groups.length === 0 && <p>Nothing that speaks for or against it.</p>}
      {groups.map(({ question, signals: found }) => (
        <section key={question} className="signal-group" aria-labelledby={`noticed-${question}`}>
          <h4 id={`noticed-${question}`}>{QUESTIONS[question]}</h4>
          <ul className="signals">
            {found.map((signal) => (
              <SignalItem key={signal.id} signal={signal} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const SPEAKS = {
  hard: 'Speaks strongly against it',
  soft: 'Speaks against it',
  context: 'For your information',
  mitigating: 'Speaks for it',
} as const;

function SignalItem({ signal }: { signal: Signal }) {
  const quotes = quotesOf(signal);
  return (
    <li className={`signal signal-${signal.tier}`}>
      <p className="font-semibold">{signal.title}</p>
      <p className="text-13 text-ink-muted">{SPEAKS[signal.tier]}</p>
      {quotes.length > 0 && (
        <ul className="signal-quotes">
          {quotes.map(({ place, quotes: quoted }) => (
            <li key={place}>
              <span className="signal-place">{place}</span>
              {quoted.map((evidence) => (
                <Quote key={`${evidence.quote} ${evidence.href}`} evidence={evidence} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Quote({ evidence }: { evidence: Evidence }) {
  const { quote, href } = evidence;
  return (
    <span className="signal-quote">
      <q dir="auto">{spellBidiControls(quote)}</q>
      {href !== undefined && href !== quote && (
        <span className="signal-target">leads to {spellBidiControls(href)}</span>
      )}
    </span>
  );
}
