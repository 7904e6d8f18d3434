import { HOUR_MS } from '../durations.ts';
import type { Services } from '../services.ts';

export interface Listing {
  /** Newest first. */
  ids: string[];
  /** Undefined when the page is the whole mailbox. */
  nextPageToken: string | undefined;
  /** Gmail's history id, or Graph's delta link. */
  changesSince: string;
}

export interface ListingCache {
  get(): Listing | undefined;
  set(listing: Listing): void;
}

/** 500 ids each; other mailboxes are listed again. */
const MAX_MAILBOXES = 500;
const TTL_MS = HOUR_MS;

const listings = new WeakMap<Services, Map<string, Listing & { readAt: number }>>();

/** In the memory of this process only. */
export function listingCache(services: Services, connection: string): ListingCache {
  const known = listings.get(services) ?? new Map<string, Listing & { readAt: number }>();
  listings.set(services, known);
  return {
    get: () => {
      const listing = known.get(connection);
      return listing && services.now() - listing.readAt < TTL_MS ? listing : undefined;
    },
    set: (listing) => {
      // A Map keeps insertion order: the first entry is the least recently used.
      known.delete(connection);
      known.set(connection, { ...listing, readAt: services.now() });
      const [oldest] = known.keys();
      if (known.size > MAX_MAILBOXES && oldest !== undefined) known.delete(oldest);
    },
  };
}
