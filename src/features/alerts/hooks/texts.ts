import { site } from '../../../content/site.ts';
import { withoutLinks } from '../../../ui/without-links.ts';
import type { HookKind, HookProblem } from './contract.ts';

const NOT_TOPIC =
  'Enter the address of one topic, such as https://ntfy.sh/my-topic. A topic has up to 64 characters: a to z in upper or lower case, digits, - and _.';

/** For answers of the server. */
export const HOOK_ERRORS = {
  tooMany: (most: number): string => `You have ${most} webhooks and topics, which is the most. Remove one first.`,
  notTopic: NOT_TOPIC,
  gone: 'This webhook is already removed.',
} as const;

const PROBLEMS: Record<HookProblem, string> = {
  refused: 'it answered with an error',
  unreachable: 'we couldn’t connect',
  late: 'it didn’t answer within 10 seconds',
  'not-public': 'its address is in a private network',
};

const KINDS: Record<HookKind, string> = { webhook: 'Webhook', ntfy: 'ntfy topic' };

export const HOOK_TEXTS = {
  heading: 'Webhooks and ntfy',
  intro:
    'We send each new alert there: the verdict, the type of threat, the sender’s domain and a link to the scan. Nothing else from the email.',
  docs: 'How to receive them',
  unavailable: 'We couldn’t load your webhooks.',
  add: 'Add a webhook or topic',
  save: 'Add',
  adding: 'Adding…',
  kind: 'Type',
  kinds: KINDS,
  url: 'Address',
  urlHints: {
    webhook: 'Where your server takes webhooks, with https://.',
    ntfy: 'The topic’s address, such as https://ntfy.sh/my-topic. Anyone who knows it can read it.',
  } satisfies Record<HookKind, string>,
  urlWrong: 'Enter an https:// address of a public server, without a port.',
  topicWrong: NOT_TOPIC,
  token: 'Access token',
  tokenHint: 'If the topic asks for one. Optional.',
  newTitle: 'Copy the signing secret',
  once: 'Your server checks signatures with this secret. Copy it now: we can’t show it again.',
  secret: 'Signing secret',
  added: 'Added',
  since: (time: string): string => `Added ${time}`,
  test: 'Send a test',
  /** @param topic of ntfy */
  nameOf: ({ host, topic }: { host: string; topic: string | null }): string =>
    topic === null ? host : `${host}/${topic}`,
  testOf: (name: string): string => `Send a test to ${name}`,
  testing: 'Sending…',
  testDone: 'The test arrived.',
  testFailed: (problem: HookProblem, status: number | null): string =>
    `The test didn’t arrive: ${PROBLEMS[problem]}${status === null ? '' : ` (${status})`}.`,
  disabled: (time: string): string =>
    `Turned off ${time} after repeated failures. A test that arrives turns it on again.`,
  deliveries: (count: number): string => (count === 1 ? 'Last delivery' : `Last ${count} deliveries`),
  alert: 'Alert',
  testDelivery: 'Test',
  delivered: (status: number | null): string => `delivered (${status ?? ''})`,
  failed: (problem: HookProblem, status: number | null): string =>
    `failed: ${PROBLEMS[problem]}${status === null ? '' : ` (${status})`}`,
  retry: (time: string): string => `, next try ${time}`,
  waiting: 'waiting',
  remove: 'Remove',
  removeOf: (name: string): string => `Remove ${name}`,
  removeTitle: 'Remove this webhook?',
  removeConfirm: (name: string): string => `New alerts are no longer sent to ${name}.`,
  removing: 'Removing…',
  removed: 'Removed',
  failedToSave: 'Something went wrong. Please try again.',
  cancel: 'Cancel',
} as const;

export const ntfyText = {
  test: `Alerts from ${site.name} arrive here.`,
  alert: (kind: string, senderDomain: string): string =>
    [kind.replaceAll('-', ' '), ...(senderDomain === '' ? [] : [`From ${withoutLinks(senderDomain)}`])].join('\n'),
};

/** The email to the owner. */
export const hookNotice = (host: string) => ({
  subject: `${site.name}: your alerts are now also sent to ${host}`,
  paragraphs: [
    `From now on, new alerts are sent to ${host}.`,
    'If this wasn’t you, go to our site by typing its address yourself. Under Alerts, remove it, and under Account, log out other devices.',
  ],
});

/** The email about a webhook that was turned off. */
export const hookDisabledEmail = {
  subject: `${site.name}: alerts to your webhook are turned off`,
  text: (host: string, url: string): string =>
    [
      `We couldn’t deliver your alerts to ${host} several times in a row, so we turned it off.`,
      'Send a test there to turn it on again:',
      url,
    ].join('\n\n'),
};
