import {
  type Context,
  type Correspondence,
  type Email,
  imitatedAddresses,
  lookedUpVariantsOf,
  nameKey,
  organizationDomain,
  placeOf,
  variantsOf,
} from '../../../../engines/detection/index.ts';
import { historyOf, sent } from '../unseen/relations.ts';
import { type Known, PEOPLE } from './people.ts';

/** Emails that make a domain known that she doesn't write to, as in a mailbox that is scanned. */
const FREQUENT = 3;
const DAY = 24 * 60 * 60 * 1000;

const WRITTEN_TO = PEOPLE.filter(({ written }) => written > 0);
const DOMAINS = new Set(
  PEOPLE.filter(({ written, received }) => written > 0 || received >= FREQUENT)
    .map(({ address }) => organizationDomain(address))
    .filter((domain) => domain !== null),
);

/** What her mailbox knows of an email's people and of its thread, worked out as for a mailbox that is scanned. */
export function relationIn(email: Email, day: string): Pick<Context, 'correspondence' | 'history'> {
  const sender = email.from?.address ?? '';
  const known = PEOPLE.find(({ address }) => address === sender);
  return {
    correspondence: correspondenceOf(email, sender, known),
    history: historyOf(
      email.headers?.some(({ name }) => name === 'In-Reply-To') ?? false,
      known && statisticsOf(known, day),
    ),
  };
}

function correspondenceOf({ from, replyTo = [] }: Email, sender: string, known: Known | undefined): Correspondence {
  const domain = organizationDomain(sender);
  const addresses = [sender, ...replyTo.map(({ address }) => address)];
  const name = nameKey(from?.name ?? '');
  const namesakes = WRITTEN_TO.filter((one) => name !== null && nameKey(one.name) === name);
  return {
    toSender: known?.written ?? 0,
    knowsDomain: domain !== null && DOMAINS.has(domain),
    similar: [...new Set(addresses.flatMap(imitatedBy))].filter((one) => one !== domain),
    nameElsewhere: namesakes.length > 0 && !namesakes.some(({ address }) => placeOf(address) === placeOf(sender)),
  };
}

/** The known domains and addresses that an address resembles. */
function imitatedBy(address: string): string[] {
  const spellings = new Set(lookedUpVariantsOf(organizationDomain(address) ?? ''));
  const twins = imitatedAddresses(address);
  return [
    ...[...DOMAINS].filter((domain) => variantsOf(domain).some((spelling) => spellings.has(spelling))),
    ...WRITTEN_TO.map((one) => one.address).filter((one) => twins.includes(one)),
  ];
}

function statisticsOf({ received, aboutMoney, since }: Known, day: string) {
  const lastDay = new Date(Date.parse(day) - 3 * DAY).toISOString().slice(0, 10);
  return { ...sent(received, aboutMoney), firstSeen: since, lastDay: { date: lastDay, emails: 1 } };
}
