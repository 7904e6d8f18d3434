export const FACT_KINDS = [
  'account',
  'bank',
  'amount',
  'percentage',
  'date',
  'email',
  'web',
  'name',
  'term',
  'number',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A checkable detail of a text: if it changes, the agreement changes. */
export interface Fact {
  kind: FactKind;
  /** As written. */
  text: string;
  /** Normalised: equal for `1.000,00 EUR` and `EUR 1,000`. */
  value: string;
  start: number;
  end: number;
}
