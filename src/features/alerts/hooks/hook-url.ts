/**
 * Anyone can enter an address here, so only public servers are accepted: over https, by host name, on the default port.
 */
export function isHookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && isName;
}
