import { readEvents } from '../../client/event-stream.ts';
import { refreshSession } from '../../client/refresh.ts';
import { request } from '../../client/request.ts';
import { logFailure, urlOf } from '../../client/send.ts';
import { $auth } from '../../client/session.ts';
import { type Alert, type AlertsAnswer, SCAN_PATHS, type StreamEvents } from '../scans/contract.ts';

const STREAM = { method: 'GET', path: SCAN_PATHS.alertStream } as const;
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 30_000;
/** The server sends something every 15 seconds; what is silent for longer is broken. */
const SILENCE_MS = 40_000;
/** It says where it stands at once: what says nothing for so long is held back on its way. */
const OPENING_MS = 5000;
/** Where no stream comes through, new alerts are asked for this often. */
const ASK_MS = 5000;
/** So often, until a stream is tried again. */
const TIMES_ASKED = 12;

export interface AlertListener {
  /** Each alert once, in order. */
  onAlert(alert: Alert): void;
  onState(state: Partial<StreamEvents['state']>): void;
  /** Whether alerts get through: told again and again. */
  onReach(reached: boolean): void;
}

/**
 * Follows the user's alerts from one number on: by a stream that comes back where it was, and where streams are cut off by
 * asking again and again.
 * @returns ends it; so does signing out
 */
export function followAlerts(lastAlert: number, listener: AlertListener): () => void {
  const stop = new AbortController();
  const userId = $auth.get().userId;
  const place = { last: lastAlert };
  const unlisten = $auth.listen((auth) => auth.userId === userId || stop.abort());
  stop.signal.addEventListener('abort', unlisten, { once: true });
  void follow(place, listener, stop.signal);
  return () => stop.abort();
}

async function follow(place: { last: number }, listener: AlertListener, ended: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let cutOff = 0;
  while (!ended.aborted) {
    const outcome = await stream(place, listener, ended);
    if (ended.aborted) return;
    pause = outcome === 'ended' ? FIRST_PAUSE_MS : Math.min(LAST_PAUSE_MS, pause * 2);
    cutOff = outcome === 'ended' ? 0 : cutOff + 1;
    // Twice may be a server that starts anew.
    if (outcome === 'refused' || cutOff > 2) {
      await askAgainAndAgain(place, listener, ended);
      // One that fails now leads straight back to asking.
      cutOff = 2;
    } else await waited(pause, ended);
  }
}

/** @returns `ended` when it had told something, `refused` when there is no room for another stream, or none gets through */
async function stream(
  place: { last: number },
  listener: AlertListener,
  ended: AbortSignal,
): Promise<'ended' | 'refused' | 'broken'> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  let told = false;
  let heldBack = false;
  const opening = setTimeout(() => {
    heldBack = !told;
    if (heldBack) silence.abort();
  }, OPENING_MS);
  try {
    heard();
    const signal = AbortSignal.any([ended, silence.signal]);
    const answer = await open(place.last, signal);
    if (!answer.ok || !answer.body) return answer.status === 429 || answer.status === 503 ? 'refused' : 'broken';
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          heard();
          controller.enqueue(chunk);
        },
      }),
    );
    await readEvents(body, ({ event, data }) => {
      told = true;
      listener.onReach(true);
      if (event === 'alert') tell(place, listener, data as Alert);
      else if (event === 'state') listener.onState(data as StreamEvents['state']);
    });
  } catch {
    // Broken off, by the network or by us.
  } finally {
    clearTimeout(opening);
    clearTimeout(timer);
  }
  if (heldBack) return 'refused';
  return told ? 'ended' : 'broken';
}

/** With a bearer that is good now. */
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

async function askAgainAndAgain(place: { last: number }, listener: AlertListener, ended: AbortSignal): Promise<void> {
  let failed = false;
  for (let times = 0; times < TIMES_ASKED && !ended.aborted; times += 1) {
    const query = { after: String(place.last) };
    const answer = await request<AlertsAnswer>({ method: 'GET', path: SCAN_PATHS.alerts, query });
    if (ended.aborted) return;
    listener.onReach(answer.ok);
    if (answer.ok) {
      for (const alert of answer.data.alerts) tell(place, listener, alert);
      // Fewer than before: all was erased meanwhile.
      place.last = Math.min(place.last, answer.data.lastAlert);
      listener.onState({ unread: answer.data.unread });
      // The server is there again: perhaps its streams are, too.
      if (failed) return;
    }
    failed = !answer.ok;
    await waited(ASK_MS, ended);
  }
}

function tell(place: { last: number }, { onAlert }: AlertListener, alert: Alert): void {
  place.last = alert.number;
  onAlert(alert);
}

function waited(milliseconds: number, ended: AbortSignal): Promise<void> {
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
