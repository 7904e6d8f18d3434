import type { Insertable, Kysely } from 'kysely';
import {
  type Correspondence,
  type Email,
  type History,
  imitatedAddresses,
  lookedUpVariantsOf,
  type Mailbox,
  nameKey,
  organizationDomain,
  placeOf,
  variantsOf,
} from '../../engines/detection/index.ts';
import type { CorrespondentTable, Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { entryKey, openDomain, sealDomain } from './correspondent-keys.server.ts';

interface Transaction {
  services: Services;
  trx: Kysely<Schema>;
}
type Entry = Insertable<CorrespondentTable>;

/** Sender and reply addresses that are looked up; an email may have hundreds. */
const LOOKED_UP = 5;
/** Safe emails that make a domain known that the user doesn't write to. */
const FREQUENT = 3;
const CHUNK = 100;

/** Counts the recipients of sent emails. @param people one entry per email and recipient */
export async function countRecipients({ services, trx }: Transaction, userId: string, people: readonly Mailbox[]) {
  const entries = new Map<string, Entry>();
  for (const entry of people.flatMap((person) => entriesOf(services, userId, person))) {
    const known = entries.get(entry.entry_key);
    if (known) known.emails += entry.emails;
    else entries.set(entry.entry_key, entry);
  }
  await store(trx, [...entries.values()]);
}

/** Makes a sender's domain known after repeated safe emails from it. */
export async function rememberFrequent(
  { services, trx }: Transaction,
  userId: string,
  { from }: Email,
  { after, correspondence }: { after: History; correspondence: Correspondence },
): Promise<void> {
  const domain = organizationDomain(from?.address ?? '');
  if (domain === null || correspondence.knowsDomain || (after.sender?.emails ?? 0) < FREQUENT) return;
  await store(trx, domainEntries(services, userId, domain, 0));
}

async function store(trx: Kysely<Schema>, entries: readonly Entry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += CHUNK) {
    await trx
      .insertInto('correspondents')
      .values(entries.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'entry_key'])
          .doUpdateSet((update) => ({ emails: update('correspondents.emails', '+', update.ref('excluded.emails')) })),
      )
      .execute();
  }
}

function entriesOf(services: Services, userId: string, { name, address }: Mailbox): Entry[] {
  const entry = (kind: CorrespondentTable['kind'], text: string): Entry => ({
    ...{ user_id: userId, entry_key: entryKey(services, userId, kind, text), kind, emails: 1, sealed_domain: null },
  });
  const folded = foldEmail(address);
  const domain = organizationDomain(folded);
  const key = nameKey(name);
  return [
    entry('address', folded),
    ...(domain === null ? [] : domainEntries(services, userId, domain, 1)),
    ...(key === null ? [] : [entry('name', key), entry('place', placeText(key, folded))]),
  ];
}

function domainEntries(services: Services, userId: string, domain: string, emails: number): Entry[] {
  const entry = (kind: 'domain' | 'spelling', text: string, sealed_domain: string | null): Entry => ({
    ...{ user_id: userId, entry_key: entryKey(services, userId, kind, text), kind, emails, sealed_domain },
  });
  const spellings = variantsOf(domain);
  return [
    entry('domain', domain, null),
    ...spellings.map((spelling) => entry('spelling', spelling, sealDomain(services, userId, spelling, domain))),
  ];
}

function placeText(name: string, address: string): string {
  return JSON.stringify([name, placeOf(address)]);
}

/**
 * What is known about the people of one email. Only that email's addresses are hashed and looked up; nothing else can
 * be read.
 */
export async function readCorrespondence(services: Services, userId: string, email: Email): Promise<Correspondence> {
  const sender = foldEmail(email.from?.address ?? '');
  const addresses = [sender, ...(email.replyTo ?? []).map(({ address }) => foldEmail(address))]
    .filter((address) => address.includes('@'))
    .slice(0, LOOKED_UP);
  const name = nameKey(email.from?.name ?? '');
  const keyOf = (kind: CorrespondentTable['kind'], text: string) => entryKey(services, userId, kind, text);
  const domain = organizationDomain(sender);
  const own = {
    address: keyOf('address', sender),
    domain: keyOf('domain', domain ?? ''),
    name: keyOf('name', name ?? ''),
    place: keyOf('place', placeText(name ?? '', sender)),
  };
  const spellings = new Map(
    addresses
      .flatMap((address) => lookedUpVariantsOf(organizationDomain(address) ?? ''))
      .map((spelling) => [keyOf('spelling', spelling), spelling]),
  );
  const twins = new Map(addresses.flatMap(imitatedAddresses).map((address) => [keyOf('address', address), address]));
  const rows = await services.db
    .selectFrom('correspondents')
    .select(['entry_key', 'emails', 'sealed_domain'])
    .where('user_id', '=', userId)
    .where('entry_key', 'in', [...Object.values(own), ...spellings.keys(), ...twins.keys()])
    .execute();
  const found = new Map(rows.map((row) => [row.entry_key, row]));
  const similar = rows.flatMap(({ entry_key, sealed_domain }) => {
    const spelling = spellings.get(entry_key);
    if (spelling === undefined || sealed_domain === null) return twins.get(entry_key) ?? [];
    return openDomain(services, userId, spelling, sealed_domain) ?? [];
  });
  return {
    toSender: found.get(own.address)?.emails ?? 0,
    knowsDomain: found.has(own.domain),
    similar: [...new Set(similar)].filter((one) => one !== domain),
    nameElsewhere: found.has(own.name) && !found.has(own.place),
  };
}

export async function countWrittenTo(db: Kysely<Schema>, userId: string): Promise<number> {
  const { people } = await db
    .selectFrom('correspondents')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'address')
    .executeTakeFirstOrThrow();
  return people;
}

/** The sent folder is not read again from the start: recipients are learned from new emails only. */
export async function eraseCorrespondents({ services, trx }: Transaction, userId: string): Promise<void> {
  await trx.updateTable('monitors').set({ sent_read_at: services.now() }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('correspondents').where('user_id', '=', userId).execute();
}
