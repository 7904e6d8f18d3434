import type { Analysis, Email, Signal } from '../../engines/detection/index.ts';
import { type CheckAnswer, type FilterSymbol, REQUIRED_SCORE } from './contract.ts';
import { actionAt, scoreOf } from './score.ts';
import { HEADER_NAMES, inHeader, verdictHeaders } from './verdict-headers.ts';

const MAX_OPTIONS = 3;

export function checkAnswer(email: Email, analysis: Analysis, seconds: number): CheckAnswer {
  const { verdict, severity, category, confidence, conclusion, engineVersion, coverage } = analysis;
  const score = scoreOf(analysis);
  return {
    is_skipped: false,
    score,
    required_score: REQUIRED_SCORE,
    action: actionAt(score),
    symbols: Object.fromEntries(analysis.signals.map((signal) => [symbolName(signal), symbolOf(signal)])),
    messages: {},
    'message-id': messageIdOf(email),
    time_real: seconds,
    milter: {
      remove_headers: Object.fromEntries(HEADER_NAMES.map((name) => [name, 0])),
      add_headers: Object.fromEntries(
        verdictHeaders(analysis).map(([name, value]) => [name, { value, order: 0 }] as const),
      ),
    },
    letterlock: { verdict, severity, category, confidence, conclusion, engineVersion, notSeen: coverage.notSeen },
  };
}

/** For an email that is too large to check. Verdict headers added by the sender are still removed. */
export function skippedAnswer(): CheckAnswer {
  return {
    is_skipped: true,
    score: 0,
    required_score: REQUIRED_SCORE,
    action: 'no action',
    symbols: {},
    messages: {},
    'message-id': 'undef',
    time_real: 0,
    milter: { remove_headers: Object.fromEntries(HEADER_NAMES.map((name) => [name, 0])), add_headers: {} },
    letterlock: null,
  };
}

function symbolName({ id }: Signal): string {
  return `LETTERLOCK_${id.toUpperCase().replace(/\W+/g, '_')}`;
}

function symbolOf(signal: Signal): FilterSymbol {
  const score = Math.round(signal.weight * 100) / 100;
  return {
    ...{ name: symbolName(signal), score, metric_score: score, description: signal.title },
    options: signal.evidence.slice(0, MAX_OPTIONS).map(({ quote }) => inHeader(quote)),
  };
}

/** Rspamd writes `undef` if there is none. */
function messageIdOf({ headers = [] }: Email): string {
  const value = headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? '';
  return inHeader(value).replace(/^<|>$/g, '') || 'undef';
}
