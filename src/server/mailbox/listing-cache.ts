import { HOUR_MS } from '../durations.ts';
import type { Services } from '../services.ts';
import type { MessageList } from './mailbox-interface.ts';

export interface Listing {
  /** Newest first. */
  ids: string[];
  /** Undefined when the page is the whole mailbox. */
  nextPageToken: string | undefined;
  /** Gmail's history id, or Graph's delta link. */
  changesSince: string;
}

export function listOf({ ids, nextPageToken }: Listing): MessageList {
  return { ids, nextPageToken };
}

export interface ListingCache {
  get(): Listing | undefined;
  /** As it was just listed. */
  set(listing: Listing): void;
  /**
   * The same listing after changes. Its expiry stays the same, because Graph doesn't report an old email that was moved
   * to the inbox.
   */
  update(listing: Listing): void;
}

/** 500 ids each; other mailboxes are listed again. */
const MAX_MAILBOXES = 500;
const TTL_MS = HOUR_MS;

const listings = new WeakMap<Services, Map<string, Listing & { listedAt: number }>>();

/** In the memory of this process only. */
export function listingCache(services: Services, connection: string): ListingCache {
  const known = listings.get(services) ?? new Map<string, Listing & { listedAt: number }>();
  listings.set(services, known);
  const store = (listing: Listing, listedAt: number) => {
    // A Map keeps insertion order: the first entry is the least recently used.
    known.delete(connection);
    known.set(connection, { ...listing, listedAt });
    const [oldest] = known.keys();
    if (known.size > MAX_MAILBOXES && oldest !== undefined) known.delete(oldest);
  };
  return {
    get: () => {
      const listing = known.get(connection);
      return listing && services.now() - listing.listedAt < TTL_MS ? listing : undefined;
    },
    set: (listing) => store(listing, services.now()),
    update: (listing) => store(listing, known.get(connection)?.listedAt ?? services.now()),
  };
}
