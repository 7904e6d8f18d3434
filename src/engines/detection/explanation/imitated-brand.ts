import type { Analysis } from '../analysis.ts';
import { readWords } from '../parse/look-alikes.ts';
import { brandsNamed, lookAlikeOf } from '../signals/lookalike.ts';

const BY_LINK = new Set(['link-look-alike', 'link-borrowed-name']);
const BY_NAME = new Set(['brand-in-sender-name', 'brand-without-its-links']);
/** The most words of a sender's name, or around a brand's name. */
const WORDS = 40;

/** The company that an email imitates, according to the evidence of its warning; null when there is none. */
export function imitatedBrand({ severity, signals }: Pick<Analysis, 'severity' | 'signals'>): string | null {
  if (severity === 'None') return null;
  for (const { id, evidence } of signals) {
    for (const { href, quote } of evidence) {
      const found = BY_LINK.has(id) ? brandOfLink(href) : BY_NAME.has(id) ? brandNamed(quote) : undefined;
      if (found !== undefined) return found;
    }
  }
  return null;
}

function brandOfLink(href: string | undefined): string | undefined {
  return href !== undefined && URL.canParse(href) ? lookAlikeOf(new URL(href).hostname)?.brand.name : undefined;
}

function brandNamed(quote: string): string | undefined {
  return brandsNamed(readWords(quote.slice(0, 1000), false), WORDS)[0]?.brand.name;
}
