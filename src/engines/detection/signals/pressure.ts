import type { Letter } from '../letter.ts';
import { headerValues, mailDate } from '../parse/headers.ts';
import { type SignalRule, said } from './signal.ts';

const DATE = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./-](\d{1,2})[./-](\d{4})/;
const DAY = 86_400_000;
/** Days that leave time to ask somebody. */
const AMPLE = 7;

/** Whether a day is named that is well after the letter's; between slashes the month may stand first: by either reading. */
function isFarOff(quote: string, letter: Letter): boolean {
  const sent = Date.parse(mailDate(headerValues(letter, 'date')[0] ?? '')?.day ?? '');
  const found = DATE.exec(quote);
  if (Number.isNaN(sent) || found === null) return false;
  const [, isoYear, isoMonth, isoDay, first, second, year] = found;
  const days =
    isoYear !== undefined
      ? [dayOf(isoYear, isoMonth, isoDay)]
      : [dayOf(year, second, first), found[0].includes('.') ? Number.NaN : dayOf(year, first, second)];
  const possible = days.filter((day) => !Number.isNaN(day));
  return possible.length > 0 && possible.every((day) => day - sent > AMPLE * DAY);
}

function dayOf(year = '', month = '', day = ''): number {
  return Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const FIELD_NAME = /^(?:last|final)-attempt-date$/i;

export const PRESSURE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'urgency',
    group: 'pressure',
    tier: 'soft',
    title: 'Hurries you',
    sentence: 'It asks you to be quick, which leaves less time to check.',
    // “Last-Attempt-Date” of a delivery report is the name of a field.
    check: (reading) => said(reading, 'urgency').filter(({ quote }) => !FIELD_NAME.test(quote)),
  },
  {
    id: 'deadline',
    group: 'pressure',
    tier: 'soft',
    title: 'Sets a short deadline',
    sentence: 'It gives you little time.',
    check: (reading) => said(reading, 'deadline').filter(({ quote }) => !isFarOff(quote, reading.letter)),
  },
  {
    id: 'threat',
    group: 'pressure',
    tier: 'soft',
    title: 'Threatens a loss',
    sentence: 'It threatens that otherwise something will be closed, deleted, lost, charged or taken to court.',
    check: (reading) => said(reading, 'threat'),
  },
  {
    id: 'secrecy',
    group: 'pressure',
    tier: 'soft',
    title: 'Asks you to keep quiet',
    sentence: 'It asks you not to talk to others, who could see through it.',
    check: (reading) => said(reading, 'secrecy'),
  },
  {
    id: 'unreachable',
    group: 'pressure',
    tier: 'soft',
    title: 'Cannot be called back',
    sentence: 'The writer is away or wants no call, so that you cannot check.',
    check: (reading) => said(reading, 'unreachable'),
  },
];
