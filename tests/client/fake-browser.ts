import { vi } from 'vitest';

/** What a page needs of a browser, for stores that are tested without one. */
export interface FakeBrowser {
  local: Storage;
  session: Storage;
  /** Delivers a storage event, as a change in another tab does. */
  changeElsewhere: (key: string, value: string | null) => void;
  /** Delivers any event to the window. */
  dispatch: (type: string, fields: Record<string, unknown>) => void;
  visited: string[];
}

// A store lets go of its listeners a second after its last use, when the test that used it may be over.
Object.assign(globalThis, { window: new EventTarget() });

export const ORIGIN = 'https://letterlock.test';

export function openFakeBrowser(address = '/'): FakeBrowser {
  const events = new EventTarget();
  const local = new FakeStorage();
  const session = new FakeStorage();
  const visited: string[] = [];
  const dispatch = (type: string, fields: Record<string, unknown>) =>
    events.dispatchEvent(Object.assign(new Event(type), fields));
  const location = new URL(address, ORIGIN);
  const go = (to: string) => visited.push(to);
  vi.stubGlobal('window', events);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', Object.assign(location, { assign: go, replace: go }));
  const replaceState = (_state: unknown, _title: string, path: string) => {
    location.href = new URL(path, location).href;
  };
  vi.stubGlobal('history', { state: null, replaceState: vi.fn(replaceState) });
  return {
    local,
    session,
    visited,
    dispatch,
    changeElsewhere: (key, value) => {
      if (value === null) local.removeItem(key);
      else local.setItem(key, value);
      dispatch('storage', { key, newValue: value });
    },
  };
}

/** A page load: all modules start anew, browser storage stays. */
export function reload(): void {
  vi.resetModules();
}

class FakeStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  clear() {
    this.#entries.clear();
  }
  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#entries.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#entries.delete(key);
  }
  setItem(key: string, value: string) {
    this.#entries.set(key, String(value));
  }
}

export interface SentRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: unknown;
  credentials: string | undefined;
}

interface FakeAnswer {
  status?: number;
  json?: unknown;
  text?: string;
}
type Respond = (request: SentRequest) => FakeAnswer | Promise<FakeAnswer>;

/** Replaces fetch; `respond` decides what the network answers. Returns everything that was sent. */
export function fakeNetwork(respond: Respond): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      credentials: init.credentials,
    };
    sent.push(request);
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    const { status = 200, json = {}, text = JSON.stringify(json) } = await Promise.race([respond(request), aborted]);
    return new Response(text, { status });
  });
  return sent;
}

/** A promise that the test settles when it wants to. */
export function gate<T = void>() {
  return Promise.withResolvers<T>();
}

export const MAREN = {
  id: 'u1',
  userId: 'u1',
  email: 'maren.vogel@northwind.example',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
};
