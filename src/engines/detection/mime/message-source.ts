const HEADER = /^[!-9;-~]{1,76}:[ \t]?/;
/** Mail programs show them above an email, so a text that quotes one may begin with them. */
const SHOWN_HEADERS = /^(?:from|to|cc|subject|date|reply-to):/i;
const UNSHOWN_HEADERS =
  /^(?:received|return-path|delivered-to|message-id|in-reply-to|references|mime-version|content-[a-z-]+|user-agent|list-[a-z-]+|dkim-signature|received-spf|x-[a-z0-9-]+|arc-[a-z-]+|authentication-results):/i;
const MIN_KNOWN_HEADERS = 3;
const HEAD_LINES = 60;

/** Whether a body is the source of a whole message (RFC 5322): headers, an empty line, then the rest. */
export function isMessageSource(body: string): boolean {
  const lines = body.slice(0, 20_000).trimStart().split(/\r?\n/, HEAD_LINES);
  const names = new Set<string>();
  let isWhole = false;
  for (const line of lines) {
    if (line === '') break;
    if (/^[ \t]/.test(line) && names.size > 0) continue;
    if (!HEADER.test(line) && !(names.size === 0 && line.startsWith('From '))) return false;
    const unshown = UNSHOWN_HEADERS.exec(line)?.[0];
    const name = unshown ?? SHOWN_HEADERS.exec(line)?.[0];
    if (name) names.add(name.toLowerCase());
    if (unshown) isWhole = true;
  }
  return names.size >= MIN_KNOWN_HEADERS && isWhole;
}
