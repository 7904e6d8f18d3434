import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../src/features/mailbox/contract.ts';
import { fakeNetwork, gate, MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const toasts: [string, string, number][] = [];

vi.mock('../../../src/client/toast.ts', () => ({
  showToast: (kind: string, message: string, duration: number) => void toasts.push([kind, message, duration]),
}));

beforeEach(() => {
  reload();
  toasts.length = 0;
  openFakeBrowser();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function load() {
  const session = await import('../../../src/client/session.ts');
  session.setUser(MAREN);
  const store = await import('../../../src/features/email-test/store.ts');
  const { $connection } = await import('../../../src/features/email-test/connection.ts');
  const connect = (mailbox: Connection) =>
    $connection.set({ ...$connection.get(), known: { mailbox, offersGmail: true, offersMicrosoft: false } });
  return { ...session, ...store, connect };
}

const EMAIL = { subject: 'Invoice 7', body: 'Please pay.' };
const PREDICTION = {
  confidence_level: '92%',
  severity_level: 'High',
  response: 'Because.',
  conclusion: 'Do not pay.',
};

/** A mailbox of emails named by number, as the server pages through it. */
function mailboxOf(count: number) {
  return fakeNetwork(({ url }) => {
    const index = url.pathname.endsWith('/emails') ? 0 : Number(url.searchParams.get('pageToken') ?? 1);
    const emails = index < count ? [{ subject: `s${index}`, body: `b${index}` }] : [];
    return { json: { emails, nextPageToken: index + 1 < count ? String(index + 1) : null } };
  });
}

describe('the mailbox', () => {
  test('Get recent email fills the form with the first email', async () => {
    const { getRecentEmail, $mailbox, $filling } = await load();
    const sent = mailboxOf(3);
    const pressed = getRecentEmail();
    expect($mailbox.get().loading).toBe('recent');
    await pressed;
    expect(sent[0]?.url.pathname).toBe('/api/v1/users/u1/emails');
    expect($filling.get()).toEqual({ subject: 's0', body: 'b0' });
    expect($mailbox.get()).toMatchObject({ loading: null, line: '' });
  });

  test('Next walks on by the stored token and says quietly when that was the last', async () => {
    const { getRecentEmail, getNextEmail, $mailbox, $filling } = await load();
    const sent = mailboxOf(3);
    await getRecentEmail();
    await getNextEmail();
    expect(sent[1]?.url.search).toBe('');
    expect($filling.get().subject).toBe('s1');
    expect($mailbox.get()).toMatchObject({ nextPageToken: '2', atEnd: false });
    await getNextEmail();
    expect(sent[2]?.url.search).toBe('?pageToken=2');
    expect($filling.get().subject).toBe('s2');
    expect($mailbox.get()).toMatchObject({ nextPageToken: null, atEnd: true, line: 'That was the last email.' });
    await getNextEmail();
    expect(sent).toHaveLength(3);
    await getRecentEmail();
    expect($mailbox.get()).toMatchObject({ atEnd: false, line: '' });
    await getNextEmail();
    expect($filling.get().subject).toBe('s1');
  });

  test('pages walked again within a minute come from the cache, the newest never does', async () => {
    const { getRecentEmail, getNextEmail } = await load();
    const sent = mailboxOf(4);
    for (let walk = 0; walk < 2; walk += 1) {
      await getRecentEmail();
      await getNextEmail();
      await getNextEmail();
    }
    expect(sent.map(({ url }) => url.search || url.pathname.split('/').at(-1))).toEqual([
      'emails',
      'next-email',
      '?pageToken=2',
      'emails',
      'next-email',
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    await getRecentEmail();
    await getNextEmail();
    await getNextEmail();
    expect(sent.at(-1)?.url.search).toBe('?pageToken=2');
  });

  test('a missing body gets the fallback, a missing subject stays empty', async () => {
    const { getNextEmail, $filling } = await load();
    fakeNetwork(() => ({ json: { emails: [{}], nextPageToken: 'x' } }));
    await getNextEmail();
    expect($filling.get()).toEqual({ subject: '', body: 'Got empty body but email body cannot be empty.' });
  });

  test('an empty mailbox leaves the form as it is and says so', async () => {
    const { getRecentEmail, getNextEmail, $mailbox, $filling } = await load();
    mailboxOf(0);
    const before = $filling.get();
    await getRecentEmail();
    expect($mailbox.get().line).toBe('Your mailbox is empty.');
    await getNextEmail();
    expect($mailbox.get().line).toBe('Your mailbox is empty.');
    expect($filling.get()).toBe(before);
  });

  test.each([
    [
      { status: 502, json: { message: 'Gmail does not answer.', code: 'MAILBOX_UNAVAILABLE' } },
      'Gmail does not answer.',
    ],
    [{ status: 500, text: '<html>' }, 'We couldn’t read your mailbox. Please try again.'],
    [{ json: { emails: 'none' } }, 'We couldn’t read your mailbox. Please try again.'],
    [{ json: null }, 'We couldn’t read your mailbox. Please try again.'],
  ])('a failing call is only mentioned in the status line: %j', async (response, line) => {
    const { getRecentEmail, getNextEmail, $mailbox, $filling } = await load();
    const before = $filling.get();
    fakeNetwork(() => response);
    await getNextEmail();
    expect($mailbox.get()).toMatchObject({ loading: null, line });
    await getRecentEmail();
    expect($mailbox.get()).toMatchObject({ loading: null, line });
    expect($filling.get()).toBe(before);
    expect(toasts).toEqual([]);
  });

  test('a button pressed again while it is busy does nothing', async () => {
    const { getNextEmail, $filling } = await load();
    const sent = mailboxOf(5);
    await Promise.all([getNextEmail(), getNextEmail(), getNextEmail()]);
    expect(sent).toHaveLength(1);
    expect($filling.get().subject).toBe('s0');
  });

  test('of two buttons the one pressed last decides', async () => {
    const { getRecentEmail, getNextEmail, $filling, $mailbox } = await load();
    const slow = gate<never>();
    fakeNetwork(({ url }) =>
      url.pathname.endsWith('/emails')
        ? { json: { emails: [{ subject: 'newest', body: 'b' }] } }
        : (slow.promise as Promise<never>),
    );
    const next = getNextEmail();
    await getRecentEmail();
    slow.resolve({ json: { emails: [{ subject: 'stale', body: 'b' }], nextPageToken: null } } as never);
    await next;
    expect($filling.get().subject).toBe('newest');
    expect($mailbox.get()).toMatchObject({ loading: null, atEnd: false });
  });

  test('logging out while loading drops the answer', async () => {
    const { getRecentEmail, clearUser, $filling, $mailbox } = await load();
    mailboxOf(3);
    const pressed = getRecentEmail();
    clearUser();
    await pressed;
    expect($filling.get()).toEqual({ subject: '', body: '' });
    expect($mailbox.get()).toMatchObject({ loading: null, line: '', shown: false });
  });
});

describe('a connection attempt', () => {
  test('that was cancelled makes room for the next and changes nothing later', async () => {
    await load();
    const { connectImap, stopConnecting, $connection } = await import('../../../src/features/email-test/connection.ts');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const first = { host: 'slow.example', port: 993, security: 'tls', user: 'ada', password: 'one' } as const;
    const connected = { mailbox: { state: 'connected' }, offersGmail: true, offersMicrosoft: false };
    const slow = gate();
    const sent = fakeNetwork(async ({ body }) => {
      if ((body as typeof first).host === first.host) await slow.promise;
      return { json: connected };
    });
    const hanging = connectImap(first);
    expect($connection.get().busy).toBe('imap');
    stopConnecting();
    expect(await hanging).toBe(false);
    expect($connection.get()).toEqual({ known: null, busy: null, line: '', failed: false });
    expect(warn).not.toHaveBeenCalled();
    expect(await connectImap({ ...first, host: 'imap.example' })).toBe(true);
    slow.resolve();
    expect(sent).toHaveLength(2);
    expect($connection.get()).toMatchObject({ known: connected, busy: null });
  });
});

describe('another mailbox', () => {
  const ADA: Connection = { state: 'connected', kind: 'imap', address: 'ada@example.com' };
  const BO: Connection = { ...ADA, address: 'bo@example.com' };

  test.each([
    ['that is connected', BO],
    ['that was disconnected', { state: 'none' } as const],
  ])('%s is begun anew, and the email of the one before leaves the form', async (_, next) => {
    const { getRecentEmail, getNextEmail, connect, $mailbox, $filling } = await load();
    mailboxOf(3);
    connect(ADA);
    await getRecentEmail();
    await getNextEmail();
    connect({ state: 'reconnect' });
    connect(ADA);
    expect($mailbox.get()).toMatchObject({ nextPageToken: '2', shown: true });
    connect({ state: 'reconnect' });
    connect(next);
    expect($mailbox.get()).toEqual({ loading: null, nextPageToken: null, atEnd: false, shown: false, line: '' });
    expect($filling.get()).toEqual({ subject: '', body: '', instead: { subject: 's1', body: 'b1' } });
  });

  test('gets no email that was requested for the previous mailbox, and keeps what is typed', async () => {
    const { getRecentEmail, connect, $mailbox, $filling } = await load();
    mailboxOf(3);
    connect({ state: 'none' });
    const before = $filling.get();
    connect(ADA);
    const late = getRecentEmail();
    connect(BO);
    await late;
    expect($filling.get()).toBe(before);
    expect($mailbox.get().loading).toBeNull();
  });
});

describe('submitting', () => {
  test.each([
    ['', 'body'],
    ['subject', ''],
    [' ', '\n'],
  ])('%j and %j is refused without a call', async (subject, body) => {
    const { submitEmail, $prediction } = await load();
    const sent = fakeNetwork(() => ({ json: PREDICTION }));
    await submitEmail({ subject, body });
    expect(toasts).toEqual([['error', 'Subject and body cannot be empty', 5000]]);
    expect(sent).toEqual([]);
    expect($prediction.get().status).toBe('idle');
  });

  test('shows the result and empties the form of what was submitted', async () => {
    const { submitEmail, $prediction, $filling } = await load();
    const sent = fakeNetwork(() => ({ json: PREDICTION }));
    const submitted = submitEmail(EMAIL);
    expect($prediction.get().status).toBe('loading');
    await submitted;
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: { pathname: '/predict' },
      body: { Subject: 'Invoice 7', Body: 'Please pay.' },
      headers: { authorization: 'Bearer access-1' },
    });
    expect($prediction.get()).toEqual({
      status: 'done',
      prediction: PREDICTION,
      what: { Subject: 'Invoice 7', Body: 'Please pay.' },
    });
    expect($filling.get()).toEqual({ subject: '', body: '', instead: EMAIL });
    expect(toasts).toEqual([['success', 'Successful', 5000]]);
  });

  test('keeps the evidence when the host sends it', async () => {
    const { submitEmail, $prediction } = await load();
    const email = { from: null, subject: 'Invoice 7', body: 'Please pay.' };
    const evidence = { analysis: { signals: [] }, email, analysed: 'fields' };
    fakeNetwork(() => ({ json: { ...PREDICTION, ...evidence } }));
    await submitEmail(EMAIL);
    expect($prediction.get()).toMatchObject({ status: 'done', prediction: { ...PREDICTION, evidence } });
  });

  test.each([
    [{ status: 500, json: { message: 'inside' } }],
    [{ text: 'OK' }],
    [{ json: { ...PREDICTION, response: 7 } }],
    [{ json: [] }],
  ])('that fails keeps the fields and ends loading: %j', async (response) => {
    const { submitEmail, $prediction, $filling } = await load();
    const before = $filling.get();
    fakeNetwork(() => response);
    await submitEmail(EMAIL);
    expect(toasts).toEqual([['error', 'Error: waiting for api', 5000]]);
    expect($prediction.get()).toEqual({ status: 'idle' });
    expect($filling.get()).toBe(before);
  });

  test('twice makes one call', async () => {
    const { submitEmail } = await load();
    const sent = fakeNetwork(() => ({ json: PREDICTION }));
    await Promise.all([submitEmail(EMAIL), submitEmail(EMAIL)]);
    expect(sent).toHaveLength(1);
    expect(toasts).toHaveLength(1);
  });

  test('and logging out meanwhile shows nothing', async () => {
    const { submitEmail, clearUser, $prediction } = await load();
    fakeNetwork(() => ({ json: PREDICTION }));
    const submitted = submitEmail(EMAIL);
    clearUser();
    await submitted;
    expect($prediction.get()).toEqual({ status: 'idle' });
    expect(toasts).toEqual([]);
  });
});
