import { hashOf } from '../bench/detection/tally.ts';
import { ALLOWED_SOURCES } from '../corpus/allowed-sources.ts';
import { fitModel, scoreRow } from './fit.ts';
import { ENOUGH_EMAILS } from './languages.ts';
import { type Row, WRITTEN } from './rows.ts';

/** A row and its scores by models that have not seen it. */
export interface LeftOut {
  row: Row;
  /** By a model without the row's scenario, or without its source. */
  score: number;
  /** By a model without the row's language; of written emails only. */
  withoutLanguage?: number;
}

/** Languages with few emails are left out together, as more folds would take hours. */
const FURTHER = 'further';

const SOURCES = ALLOWED_SOURCES.map(({ name }) => name);

/**
 * Scores every row by models that have not seen its scenario, its source or its language. Each fold leaves out a language,
 * a source and a share of the scenarios together, so that there are no more folds than languages.
 */
export function crossValidate(rows: readonly Row[], tell: (done: string) => void): LeftOut[] {
  const inFields = rows.filter((row) => isWritten(row) && row.mode === 'fields');
  const emails = Map.groupBy(inFields, ({ language }) => language);
  const foldOf = ({ language }: Row) => ((emails.get(language)?.length ?? 0) < ENOUGH_EMAILS ? FURTHER : language);
  const languages = [...new Set(inFields.map(foldOf))].sort();
  const shares = SOURCES.length;
  const shareOf = ({ group }: Row) => (hashOf(group) >>> 8) % shares;
  const left = new Map(rows.map((row): [Row, LeftOut] => [row, { row, score: Number.NaN }]));
  for (const [fold, language] of languages.entries()) {
    const source = SOURCES[fold % shares];
    const isOfShare = (row: Row) => (isWritten(row) ? shareOf(row) === fold % shares : row.source === source);
    const isOfLanguage = (row: Row) => isWritten(row) && foldOf(row) === language;
    const weights = fitModel(rows.filter((row) => !isOfShare(row) && !isOfLanguage(row)));
    for (const one of left.values()) {
      if (isOfShare(one.row) && Number.isNaN(one.score)) one.score = scoreRow(weights, one.row);
      if (isOfLanguage(one.row)) one.withoutLanguage = scoreRow(weights, one.row);
    }
    tell(`${fold + 1} of ${languages.length}: ${language}, ${source}`);
  }
  return [...left.values()];
}

function isWritten({ source }: Row): boolean {
  return source === WRITTEN;
}
