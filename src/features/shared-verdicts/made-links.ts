import { saysTheSame } from './claims.ts';
import type { Claims, LinkAnswer } from './contract.ts';

/** A link that already works, with its receipt if it was made without an account. */
export interface ExistingLink extends LinkAnswer {
  sharedAt: string;
  /** Whether it shows words of the email. */
  quotes: boolean;
}

/** Links made by this page without an account: the server can't tell whose they are. */
let made: { link: ExistingLink; claims: Claims }[] = [];

export function rememberLink(link: LinkAnswer, claims: Claims): void {
  const sharedAt = new Date().toISOString();
  made = [{ link: { ...link, sharedAt, quotes: claims.quotes }, claims }, ...made];
}

export function forgetLink(id: string): void {
  made = made.filter(({ link }) => link.id !== id);
}

export function madeAbout(claims: readonly Claims[]): ExistingLink[] {
  return made.filter((one) => claims.some((other) => saysTheSame(one.claims, other))).map(({ link }) => link);
}
