/** ntfy's own rule for topics. It can't be hosted below a path (its `base-url` must not have one), so the topic is the whole path. */
const TOPIC = /^\/([-\w]{1,64})$/;

/** The topic that an ntfy address ends with; null without one, or with more. */
export function topicOf(url: string): string | null {
  return TOPIC.exec(new URL(url).pathname)?.[1] ?? null;
}

/**
 * Anyone can enter an address here, so only public servers are accepted: over https, by host name, on the default port.
 */
export function isHookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && isName;
}
