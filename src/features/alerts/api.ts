import { readEvents } from '../../client/event-stream.ts';
import { refreshSession, request } from '../../client/request.ts';
import { logFailure, urlOf } from '../../client/send.ts';
import { $auth } from '../../client/session.ts';
import { type Alert, type AlertsAnswer, SCAN_PATHS, type StreamEvents } from '../scans/contract.ts';

const STREAM = { method: 'GET', path: SCAN_PATHS.alertStream } as const;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
/** The server sends a heartbeat every 15 seconds; a stream that is silent for longer is broken. */
const SILENCE_MS = 40_000;
/** The server sends the state at once; if it doesn't arrive, a proxy is buffering the stream. */
const FIRST_EVENT_MS = 5000;
const POLL_MS = 5000;
/** Polls until a stream is tried again. */
const POLLS = 12;

export interface AlertListener {
  onAlert(alert: Alert): void;
  onState(state: Partial<StreamEvents['state']>): void;
  /** May be called repeatedly, with whether alerts get through. */
  onConnection(connected: boolean): void;
}

/**
 * Follows the user's alerts after a number: by a stream that resumes, or by polling if streams are blocked.
 * @returns a function that stops it; signing out does too
 */
export function followAlerts(lastAlert: number, listener: AlertListener): () => void {
  const stop = new AbortController();
  const userId = $auth.get().userId;
  const cursor: Cursor = { last: lastAlert };
  const unlisten = $auth.listen((auth) => auth.userId === userId || stop.abort());
  stop.signal.addEventListener('abort', unlisten, { once: true });
  void follow(cursor, listener, stop.signal);
  return () => stop.abort();
}

type Cursor = { last: number };

async function follow(cursor: Cursor, listener: AlertListener, ended: AbortSignal): Promise<void> {
  let pause = FIRST_RETRY_MS;
  let failures = 0;
  while (!ended.aborted) {
    const outcome = await stream(cursor, listener, ended);
    if (ended.aborted) return;
    pause = outcome === 'ended' ? FIRST_RETRY_MS : Math.min(MAX_RETRY_MS, pause * 2);
    failures = outcome === 'ended' ? 0 : failures + 1;
    // Two failures may just mean that the server is restarting.
    if (outcome === 'refused' || failures > 2) {
      await poll(cursor, listener, ended);
      failures = 2;
    } else await delay(pause, ended);
  }
}

/** @returns `ended` after at least one event, `refused` when the server has no room or a proxy buffers the stream */
async function stream(
  cursor: Cursor,
  listener: AlertListener,
  ended: AbortSignal,
): Promise<'ended' | 'refused' | 'broken'> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  let received = false;
  let isBuffered = false;
  const firstEvent = setTimeout(() => {
    isBuffered = !received;
    if (isBuffered) silence.abort();
  }, FIRST_EVENT_MS);
  try {
    restartTimer();
    const signal = AbortSignal.any([ended, silence.signal]);
    const answer = await open(cursor.last, signal);
    if (!answer.ok || !answer.body) return answer.status === 429 || answer.status === 503 ? 'refused' : 'broken';
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          restartTimer();
          controller.enqueue(chunk);
        },
      }),
    );
    await readEvents(body, ({ event, data }) => {
      received = true;
      listener.onConnection(true);
      if (event === 'alert') deliver(cursor, listener, data as Alert);
      else if (event === 'state') listener.onState(data as StreamEvents['state']);
    });
  } catch {
  } finally {
    clearTimeout(firstEvent);
    clearTimeout(timer);
  }
  if (isBuffered) return 'refused';
  return received ? 'ended' : 'broken';
}

async function open(last: number, signal: AbortSignal): Promise<Response> {
  const token = $auth.get().accessToken ?? '';
  const answer = await fetchStream(token, last, signal);
  if (answer.status !== 401) return answer;
  const renewed = await refreshSession(token);
  return renewed === undefined ? answer : fetchStream(renewed, last, signal);
}

async function fetchStream(token: string, last: number, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(urlOf(STREAM), {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, 'last-event-id': String(last) },
    signal,
  });
  if (!answer.ok) logFailure(STREAM, answer.status);
  return answer;
}

async function poll(cursor: Cursor, listener: AlertListener, ended: AbortSignal): Promise<void> {
  let failed = false;
  for (let times = 0; times < POLLS && !ended.aborted; times += 1) {
    const query = { after: String(cursor.last) };
    const answer = await request<AlertsAnswer>({ method: 'GET', path: SCAN_PATHS.alerts, query });
    if (ended.aborted) return;
    listener.onConnection(answer.ok);
    if (answer.ok) {
      for (const alert of answer.data.alerts) deliver(cursor, listener, alert);
      // Fewer than before: the user has erased all alerts.
      cursor.last = Math.min(cursor.last, answer.data.lastAlert);
      listener.onState({ unread: answer.data.unread });
      // The server is back, so streams may work again.
      if (failed) return;
    }
    failed = !answer.ok;
    await delay(POLL_MS, ended);
  }
}

function deliver(cursor: Cursor, { onAlert }: AlertListener, alert: Alert): void {
  cursor.last = alert.number;
  onAlert(alert);
}

function delay(milliseconds: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    ended.addEventListener('abort', done);
  });
}
