import type { Context, Email } from '../../../engines/detection/index.ts';

/** Something that the engine reads or knows beyond an email's own text, with emails written for it. */
export interface Capability {
  title: string;
  cases(): Promise<readonly Case[]>;
}

/** An attack that only this capability tells from an honest email, or an honest neighbour of one. */
export interface Case {
  id: string;
  /** ISO 639-1 code. */
  language: string;
  isAttack: boolean;
  /** The kind of attack, or the part of life it is in, for unseen emails only: they are reported by family and language. */
  family?: string;
  email: Email;
  context?: Context;
}
