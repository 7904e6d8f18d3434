/** ntfy's own rule for topics. It can't be hosted below a path (its `base-url` must not have one), so the topic is the whole path. */
const TOPIC = /^\/([-\w]{1,64})$/;

/** The topic that an ntfy address ends with; null without one, or with more. */
export function topicOf(url: string): string | null {
  return TOPIC.exec(new URL(url).pathname)?.[1] ?? null;
}

/** Anyone can name an address here, so only a public server's is taken: encrypted, by its name, at the usual port. */
export function isHookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && isName;
}
