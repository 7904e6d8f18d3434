import type { Context, Email } from '../../../engines/detection/index.ts';

const DELIVERY = new Set(['delivered-to', 'x-original-to', 'envelope-to']);
const ADDRESS = /[^\s<>"]{1,64}@[^\s<>"]{1,255}/;

/** What a mailbox knows beside a message that was delivered to it: whose it is. */
export function contextOf({ headers = [], to = [] }: Email): Context {
  const delivery = headers.find(({ name }) => DELIVERY.has(name.toLowerCase()))?.value;
  const recipient = ADDRESS.exec(delivery ?? '')?.[0] ?? (to.length === 1 ? to[0]?.address : undefined);
  return recipient === undefined || recipient === '' ? {} : { recipient };
}
