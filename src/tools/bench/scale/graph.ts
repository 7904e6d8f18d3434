import { type OpenSource, withMailboxSource } from '../../../features/scanning/mailbox-source.server.ts';
import type { Network } from '../../../server/oidc/provider.ts';

const ORIGIN = 'https://graph.microsoft.com';
const PAGE_SIZE = 500;

/** The settings of a server that reads such mailboxes. */
export const GRAPH_SETTINGS = { MICROSOFT_CLIENT_ID: 'bench', MICROSOFT_CLIENT_SECRET: 'bench' };

/** Mailboxes at a Microsoft Graph that answers at once, in which each id represents the next of the sources. */
export function graphMailbox(ids: readonly string[], sources: readonly Uint8Array[]): OpenSource {
  const network = graphNetwork(ids, sources);
  return (services, userId, work) => withMailboxSource(services, userId, work, network);
}

function graphNetwork(ids: readonly string[], sources: readonly Uint8Array[]): Network {
  const item = (id: string) => ({ id, receivedDateTime: new Date(Number(id) * 1000).toISOString() });
  const link = (path: string, token: number) => `${ORIGIN}/v1.0${path}?token=${token}`;
  const page = (start: number) => ({
    value: ids.slice(start, start + PAGE_SIZE).map(item),
    ...(start + PAGE_SIZE < ids.length && {
      '@odata.nextLink': link('/me/mailFolders/inbox/messages', start + PAGE_SIZE),
    }),
  });
  /** The token counts the changes reported so far. New emails are at the start of the list. */
  const changes = (told: number) => {
    const path = '/me/mailFolders/inbox/messages/delta';
    const until = Math.min(ids.length, told + PAGE_SIZE);
    const value = ids.slice(ids.length - until, ids.length - told).map(item);
    return { value, [until < ids.length ? '@odata.nextLink' : '@odata.deltaLink']: link(path, until) };
  };
  const answer = ({ pathname, searchParams }: URL): Response => {
    const token = Number(searchParams.get('token') ?? 0);
    const [, , , folder, id = '', , delta] = pathname.split('/');
    if (folder === 'messages') {
      if (!pathname.endsWith('/$value')) return Response.json(item(id));
      return new Response((sources[Number(id) % sources.length] ?? new Uint8Array()) as Uint8Array<ArrayBuffer>);
    }
    if (id === 'sentitems') return Response.json({ value: [] });
    return Response.json(delta === 'delta' ? changes(token) : page(token));
  };
  return {
    timeoutSeconds: 30,
    fetch: async (input) => answer(new URL(String(input))),
  };
}
