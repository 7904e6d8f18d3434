const HEADER = /^[!-9;-~]{1,76}:[ \t]?/;
const KNOWN_HEADERS =
  /^(?:received|return-path|delivered-to|from|to|subject|date|message-id|mime-version|content-type|dkim-signature|x-[a-z0-9-]+|arc-[a-z-]+|authentication-results|reply-to):/i;
const MIN_KNOWN_HEADERS = 3;
const HEAD_LINES = 60;

/** Whether a body is the source of a whole message (RFC 5322): headers, an empty line, then the rest. */
export function isMessageSource(body: string): boolean {
  const lines = body.slice(0, 20_000).trimStart().split(/\r?\n/, HEAD_LINES);
  const names = new Set<string>();
  for (const line of lines) {
    if (line === '') break;
    if (/^[ \t]/.test(line) && names.size > 0) continue;
    if (!HEADER.test(line) && !(names.size === 0 && line.startsWith('From '))) return false;
    const name = KNOWN_HEADERS.exec(line)?.[0].toLowerCase();
    if (name) names.add(name);
  }
  const technical = ['message-id:', 'mime-version:', 'received:', 'return-path:', 'content-type:', 'dkim-signature:'];
  return names.size >= MIN_KNOWN_HEADERS && technical.some((name) => names.has(name));
}
