import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, MAREN, openFakeBrowser, reload } from './fake-browser.ts';

/** What a browser's XMLHttpRequest does, as far as an upload needs it: the answer comes when the test gives it. */
class FakeXhr {
  static sent: FakeXhr[] = [];
  /** Answers each call with what is here, in turn; a call beyond that waits. */
  static answers: { status: number; response: unknown }[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeXhr.sent.push(this);
    const answer = FakeXhr.answers.shift();
    if (!answer) return;
    Object.assign(this, answer);
    this.onload?.();
    this.onloadend?.();
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  reload();
  openFakeBrowser();
  FakeXhr.sent = [];
  FakeXhr.answers = [];
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function load() {
  const { upload } = await import('../../src/client/upload.ts');
  const session = await import('../../src/client/session.ts');
  session.setUser(MAREN);
  const progress: number[] = [];
  const gone = new AbortController();
  const call = {
    path: '/api/v1/analyses',
    content: new Blob(['Subject: Hello']),
    contentType: 'message/rfc822',
    onProgress: (part: number) => progress.push(part),
    signal: gone.signal,
  };
  return { ...session, progress, gone, send: () => upload(call) };
}

const unauthorized = { status: 401, response: { code: 'UNAUTHORIZED' } };
const renewing = () => fakeNetwork(() => ({ json: { accessToken: 'access-2', refreshToken: 'refresh-2' } }));

describe('an upload', () => {
  test('is made once more with a renewed token', async () => {
    const { send } = await load();
    renewing();
    FakeXhr.answers = [unauthorized, { status: 200, response: { ok: 1 } }];
    expect(await send()).toEqual({ ok: true, data: { ok: 1 } });
    expect(FakeXhr.sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1', 'Bearer access-2']);
  });

  test('that is refused again ends the session, so that the guard takes over', async () => {
    const { send, $auth } = await load();
    renewing();
    FakeXhr.answers = [unauthorized, unauthorized];
    expect(await send()).toMatchObject({ ok: false, error: { status: 401 } });
    expect($auth.get().user).toBeNull();
  });

  test('may take long while it makes progress, and then waits for its answer as long as any call', async () => {
    const { send, progress } = await load();
    vi.useFakeTimers();
    const answer = send();
    for (const loaded of [1, 2, 3]) {
      vi.advanceTimersByTime(29_000);
      FakeXhr.sent[0]?.upload.onprogress?.({ loaded, total: 4 });
    }
    expect(progress).toEqual([0.25, 0.5, 0.75]);
    vi.advanceTimersByTime(30_000);
    expect(await answer).toEqual({
      ok: false,
      error: { status: 0, message: 'The server took too long to respond. Please try again.' },
    });
  });

  test('is broken off by its page', async () => {
    const { send, gone } = await load();
    const answer = send();
    gone.abort();
    expect(await answer).toMatchObject({ error: { message: 'The upload was cancelled.' } });
  });
});
