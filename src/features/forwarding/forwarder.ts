import { confirmed, type Email, fieldsOfServer, type Header, resultsOf } from '../../engines/detection/index.ts';

/**
 * Who forwarded an email, if the mail server has verified it: by DMARC, or because the sender logged in to it under
 * this address (RFC 8601, sections 2.7.3 and 2.7.4). Null for everyone else; they must not get an answer.
 * @param authservId the name under which the mail server records its checks
 */
export function forwarderOf(email: Email, authservId: string): string | null {
  const { from, senders = [], headers = [] } = email;
  if (!from?.address || senders.length > 1) return null;
  const address = from.address.toLowerCase();
  const isVerified =
    confirmed({ email, context: { authservId } }) !== null || loggedInAs(headers, authservId) === address;
  return isVerified ? address : null;
}

/** Only the topmost field: the sender may have written those below it. */
function loggedInAs(headers: readonly Header[], authservId: string): string | undefined {
  const [newest = ''] = fieldsOfServer(headers, authservId)?.fields ?? [];
  const login = resultsOf(newest).find(({ method, outcome }) => method === 'auth' && outcome === 'pass');
  return login?.properties.get('smtp.auth')?.toLowerCase();
}

/** Lists, out-of-office replies, bounces and our own answers: answering them makes loops (RFC 3834, section 2). */
export function isAutomatic({ headers = [] }: Pick<Email, 'headers'>, envelopeSender: string): boolean {
  if (envelopeSender === '') return true;
  return headers.some(({ name, value }) => {
    const field = name.toLowerCase();
    if (field === 'auto-submitted') return !/^\s*no\b/i.test(value);
    if (field === 'precedence') return /^\s*(?:bulk|list|junk|auto_reply)\b/i.test(value);
    return field === 'list-id' || field === 'x-loop';
  });
}
