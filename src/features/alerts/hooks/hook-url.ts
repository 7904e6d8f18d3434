/** Anyone can name an address here, so only a public server's is taken: encrypted, by its name, at the usual port. */
export function isHookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && isName;
}
