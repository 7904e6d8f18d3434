import type { Services } from '../services.ts';

/** The newest page of a mailbox as it was at a point of its history. */
export interface Listing {
  /** Newest first. */
  ids: string[];
  /** Absent when the page is the whole mailbox. */
  nextPageToken: string | undefined;
  historyId: string;
}

/** Where the listing of one mailbox is kept. */
export interface ListingMemory {
  get(): Listing | undefined;
  set(listing: Listing): void;
}

/** 500 ids each; a forgotten mailbox is listed anew. */
const MOST_MAILBOXES = 500;
const KEPT_MS = 60 * 60 * 1000;

const listings = new WeakMap<Services, Map<string, Listing & { readAt: number }>>();

/** Message ids of mailboxes in use, in this process only: nothing of it is written anywhere. */
export function listingMemory(services: Services, connection: string): ListingMemory {
  const known = listings.get(services) ?? new Map<string, Listing & { readAt: number }>();
  listings.set(services, known);
  return {
    get: () => {
      const listing = known.get(connection);
      return listing && services.now() - listing.readAt < KEPT_MS ? listing : undefined;
    },
    set: (listing) => {
      // The order of a Map is that of insertion: the first is the one that was not read for longest.
      known.delete(connection);
      known.set(connection, { ...listing, readAt: services.now() });
      const [oldest] = known.keys();
      if (known.size > MOST_MAILBOXES && oldest !== undefined) known.delete(oldest);
    },
  };
}
