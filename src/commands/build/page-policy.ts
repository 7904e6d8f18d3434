import { createHash } from 'node:crypto';

/** Astro lists the scripts and styles of the whole site for every page: 2 kB of headers, and more than a page needs. */
export function withOwnHashes(policy: string, html: string): string {
  const hashes = {
    'script-src': hashesOf(html, /<script(?![^>]*\s(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g),
    'style-src': hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const own = hashes[name as keyof typeof hashes];
      if (!own) return directive.trim();
      return [name, ...sources.filter((source) => !source.startsWith("'sha256-")), ...own].join(' ');
    })
    .filter(Boolean)
    .join('; ');
}

/** For a page that a program shows inside itself, with a script from elsewhere. */
export function withFraming(
  policy: string,
  { script, ancestors }: { script: string; ancestors: readonly string[] },
): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      if (name === 'script-src') return [name, ...sources, script].join(' ');
      if (name === 'frame-ancestors') return [name, ...ancestors].join(' ');
      return name === 'connect-src' || name === 'form-action' ? `${name} 'none'` : directive.trim();
    })
    .join('; ');
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = [...html.matchAll(pattern)].map(([, text = '']) => text);
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}
