import type { Evidence, Signal } from '../../../engines/detection/index.ts';
import { spellBidiControls } from '../../../ui/marks.ts';
import { byQuestion, quotesOf, shareOf } from '../groups.ts';
import { SIGNAL_TEXTS } from '../texts.ts';

export function SignalGroups({ signals }: { signals: readonly Signal[] }) {
  const groups = byQuestion(signals);
  return (
    <section aria-labelledby="noticed" className="grid gap-6">
      <h3 id="noticed" className="text-20">
        {SIGNAL_TEXTS.heading}
      </h3>
      {groups.length === 0 && <p>{SIGNAL_TEXTS.none}</p>}
      {groups.map(({ question, signals: found }) => (
        <section key={question} className="signal-group" aria-labelledby={`noticed-${question}`}>
          <h4 id={`noticed-${question}`}>{SIGNAL_TEXTS.questions[question]}</h4>
          <ul className="signals">
            {found.map((signal) => (
              <SignalItem key={signal.id} signal={signal} share={shareOf(signal, signals)} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function SignalItem({ signal, share }: { signal: Signal; share: number | null }) {
  const quotes = quotesOf(signal);
  return (
    <li className={`signal signal-${signal.tier}`}>
      <p className="font-semibold">{signal.title}</p>
      <p className="text-13 text-ink-muted">
        {SIGNAL_TEXTS.tiers[signal.tier]}
        {share !== null && SIGNAL_TEXTS.share(signal.weight > 0, share)}
      </p>
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
  const { quote, href, through, around } = evidence;
  return (
    <span className="signal-quote">
      {around === undefined ? (
        <q dir="auto">{spellBidiControls(quote)}</q>
      ) : (
        <q dir="auto">
          {spellBidiControls(around.before)}
          <mark className="mark mark-unknown">{spellBidiControls(quote)}</mark>
          {spellBidiControls(around.after)}
        </q>
      )}
      {href !== undefined && (href !== quote || through !== undefined) && (
        <span className="signal-target">{SIGNAL_TEXTS.goesTo(spellBidiControls(href), through)}</span>
      )}
    </span>
  );
}
