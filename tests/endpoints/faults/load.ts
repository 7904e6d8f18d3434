import type { LoginAnswer } from '../../../src/features/sign-in/contract.ts';
import type { TestBrowser } from '../../support/site.ts';

/** What a server has acknowledged, by what it can be found again. */
export interface Acknowledged {
  messages: string[];
  applicants: string[];
  receipts: string[];
  tasks: string[];
  /** Whether a session was being renewed when the server answered no more: nobody knows then which token is good. */
  renewing: boolean;
}

export function nothingYet(): Acknowledged {
  return { messages: [], applicants: [], receipts: [], tasks: [], renewing: false };
}

/** Of a user, who may have a thousand. */
const MAX_TASKS = 900;

interface Sender {
  browser: TestBrowser;
  user: LoginAnswer['user'];
  /** Makes what is sent here differ from what anybody else sends. */
  name: string;
  noted: Acknowledged;
  /** Whether it also renews the session, which one sender may do. */
  renews?: boolean;
}

/**
 * Sends one after another until the server answers no more: messages, applications, reports, tasks and renewals of a
 * session, and notes each when it is answered, never before.
 */
export async function keepSending(sender: Sender): Promise<void> {
  const kinds = sender.renews ? 5 : 4;
  for (let number = 0; ; number += 1) {
    const sent = await sendOne(sender, number % kinds, `${sender.name}-${number}`).catch(() => undefined);
    if (sent === undefined) return;
  }
}

async function sendOne({ browser, user, noted }: Sender, kind: number, mark: string): Promise<true> {
  const bearer = { authorization: `Bearer ${user.accessToken}` };
  const post = async (path: string, body: object) => {
    const answer = await browser.postJson(path, body, { accept: 'application/json', ...bearer });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Record<string, string>;
  };
  if (kind === 0 || (kind === 3 && noted.tasks.length >= MAX_TASKS)) {
    await post('/f/contact', { Name: 'Ada', Email: 'ada@example.com', Message: mark });
    noted.messages.push(mark);
  } else if (kind === 1) {
    const workEmail = `${mark}@example.com`;
    await post('/api/v1/waitlist', { userType: 'Individual', workEmail, applicantName: 'Ada', teamSize: null });
    noted.applicants.push(workEmail);
  } else if (kind === 2) {
    const report = { reason: 'Other issue', emailContent: mark, reportedAt: new Date().toISOString() };
    noted.receipts.push((await post('/api/v1/feedback', report)).receipt ?? '');
  } else if (kind === 3) {
    const task = { kind: 'task', title: mark, due: '2099-12-01', minutes: null, location: null };
    noted.tasks.push((await post('/api/v1/tasks', task)).id ?? '');
  } else {
    // Kept at once, as a page does: the next renewal is by the token that was answered last.
    noted.renewing = true;
    const { accessToken, refreshToken } = await post('/api/v1/auth/refresh', { refreshToken: user.refreshToken });
    Object.assign(user, { accessToken, refreshToken });
    noted.renewing = false;
  }
  return true;
}
