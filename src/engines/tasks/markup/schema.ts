import type { Found } from '../found.ts';
import { LIMITS } from '../limits.ts';
import { dayOf, fromIso, type Moment, minutesBetween } from '../moment.ts';
import type { Kind } from '../suggestion.ts';
import { type Item, itemsIn, localName } from './items.ts';

/** How to read a type. Values are property paths; the first with a value counts. */
interface Rule {
  kind: Kind;
  /** Prefix of the title, since many names are only a number. */
  label: string;
  start: readonly string[];
  end?: readonly string[];
  title?: readonly string[];
  location?: readonly string[];
  /** Ignores the time of day. */
  isDay?: true;
  /** Public events are listed in newsletters, so in bulk email they are not appointments. */
  isPublic?: true;
}

const DEPARTURE = {
  kind: 'appointment',
  label: 'Departure',
  start: ['reservationFor.departureTime', 'reservationFor.departureDate'],
  end: ['reservationFor.arrivalTime'],
  title: [
    'reservationFor.name',
    'reservationFor.flightNumber',
    'reservationFor.trainNumber',
    'reservationFor.busNumber',
  ],
  location: [
    'reservationFor.departureAirport.name',
    'reservationFor.departureStation.name',
    'reservationFor.departureBusStop.name',
  ],
} as const satisfies Rule;

/** The types that https://developers.google.com/gmail/markup lists for email. */
const RULES: Readonly<Record<string, Rule>> = {
  FlightReservation: { ...DEPARTURE, label: 'Flight' },
  TrainReservation: { ...DEPARTURE, label: 'Train' },
  BusReservation: { ...DEPARTURE, label: 'Bus' },
  BoatReservation: DEPARTURE,
  EventReservation: {
    kind: 'appointment',
    label: 'Event',
    start: ['reservationFor.startDate'],
    end: ['reservationFor.endDate'],
    title: ['reservationFor.name'],
    location: ['reservationFor.location.name', 'reservationFor.location'],
  },
  FoodEstablishmentReservation: {
    kind: 'appointment',
    label: 'Table',
    start: ['startTime', 'startDate'],
    end: ['endTime'],
    title: ['reservationFor.name'],
    location: ['reservationFor.address', 'reservationFor.name'],
  },
  LodgingReservation: {
    kind: 'appointment',
    label: 'Check-in',
    start: ['checkinTime', 'checkinDate'],
    title: ['reservationFor.name'],
    location: ['reservationFor.address', 'reservationFor.name'],
  },
  RentalCarReservation: {
    kind: 'appointment',
    label: 'Rental car',
    start: ['pickupTime', 'pickupDate'],
    title: ['reservationFor.name'],
    location: ['pickupLocation.name', 'pickupLocation'],
  },
  TaxiReservation: {
    kind: 'appointment',
    label: 'Taxi',
    start: ['pickupTime'],
    location: ['pickupLocation.name', 'pickupLocation'],
  },
  Event: {
    kind: 'appointment',
    label: 'Event',
    start: ['startDate'],
    end: ['endDate'],
    title: ['name'],
    location: ['location.name', 'location'],
    isPublic: true,
  },
  Invoice: {
    kind: 'task',
    label: 'Payment',
    start: ['paymentDueDate', 'paymentDue'],
    title: ['provider.name', 'broker.name'],
    isDay: true,
  },
  ParcelDelivery: {
    kind: 'reminder',
    label: 'Delivery',
    start: ['expectedArrivalUntil', 'expectedArrivalFrom'],
    title: ['itemShipped.name', 'carrier.name'],
    isDay: true,
  },
};
const STATUS = ['reservationStatus', 'paymentStatus', 'eventStatus', 'orderStatus'];
const DROPPED = /cancel|complete|postponed|delivered|returned/i;

/** Reads schema.org markup. @param isBulk whether it was sent to many, so that public events are skipped */
export function foundInMarkup(html: string, isBulk: boolean): Found[] {
  return itemsIn(html)
    .flatMap((item) => withInner(item, 0))
    .flatMap((item) => foundIn(item, isBulk));
}

/** Looks into unknown types, such as an Order with its ParcelDelivery, but not into reservations. */
function withInner(item: Item, depth: number): Item[] {
  const isRead = Object.hasOwn(RULES, item.type);
  const inner = isRead || depth > LIMITS.depth ? [] : Object.values(item.properties);
  return [item, ...inner.flatMap((value) => (typeof value === 'string' ? [] : withInner(value, depth + 1)))];
}

function foundIn(item: Item, isBulk: boolean): Found[] {
  const rule = Object.hasOwn(RULES, item.type) ? RULES[item.type] : undefined;
  if (!rule || (rule.isPublic && isBulk)) return [];
  if (STATUS.some((name) => DROPPED.test(localName(at(item, name))))) return [];
  const start = rule.start.map((path) => ({ raw: at(item, path), moment: fromIso(at(item, path)) }));
  const first = start.find(({ moment }) => moment !== null);
  if (!first?.moment) return [];
  const moment = rule.isDay ? dayOf(first.moment) : first.moment;
  const minutes = lengthOf(moment, firstAt(item, rule.end));
  const location = firstAt(item, rule.location);
  return [
    {
      kind: rule.kind,
      title: [rule.label, firstAt(item, rule.title)].filter((one) => one !== '').join(': '),
      at: moment,
      ...(minutes !== undefined && { minutes }),
      ...(location !== '' && { location }),
      evidence: { quote: `${item.type} ${first.raw}`, where: 'markup' },
      source: 'markup',
      isNamed: true,
    },
  ];
}

function lengthOf(start: Moment, end: string): number | undefined {
  const last = start.hour === undefined ? null : fromIso(end);
  const minutes = last?.hour === undefined ? 0 : minutesBetween(start, last);
  return minutes > 0 ? minutes : undefined;
}

function firstAt(item: Item, paths: readonly string[] = []): string {
  return paths.map((path) => at(item, path)).find((value) => value !== '') ?? '';
}

function at(item: Item, path: string): string {
  let value: Item | string | undefined = item;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || !Object.hasOwn(value.properties, name)) return '';
    value = value.properties[name];
  }
  return typeof value === 'string' ? value : '';
}
