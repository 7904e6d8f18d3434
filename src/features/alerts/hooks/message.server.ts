import { domainToASCII } from 'node:url';
import { site } from '../../../content/site.ts';
import type { Severity, Verdict } from '../../../engines/detection/index.ts';
import type { HookKind, HookPayload } from './contract.ts';
import { webhookHeaders } from './standard-webhook.server.ts';
import type { HookTarget } from './target.server.ts';
import { ntfyText } from './texts.ts';

export interface OutgoingAlert {
  /** Of the delivery. */
  id: string;
  raisedAt: number;
  /** Null for a test. */
  scan: { id: string; verdict: Verdict; severity: Severity; kind: string; sender: string } | null;
}

export interface OutgoingMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Of an invented email. */
const TEST_SCAN = {
  verdict: 'dangerous',
  severity: 'High',
  kind: 'credential-phishing',
  sender: 'security@sender.example',
} as const;

interface Sending {
  kind: HookKind;
  target: HookTarget;
  siteUrl: string;
  now: number;
}

export function messageOf(alert: OutgoingAlert, { kind, target, siteUrl, now }: Sending): OutgoingMessage {
  const payload = payloadOf(alert, siteUrl);
  return kind === 'ntfy' ? ntfyMessage(payload, target) : webhookMessage(alert.id, payload, target, now);
}

function payloadOf({ raisedAt, scan }: OutgoingAlert, siteUrl: string): HookPayload {
  const { verdict, severity, kind, sender } = scan ?? TEST_SCAN;
  const query = new URLSearchParams(scan ? { view: 'scans', scan: scan.id } : { view: 'alerts' });
  return {
    type: scan ? 'alert.raised' : 'alert.test',
    timestamp: new Date(raisedAt).toISOString(),
    data: { verdict, severity, kind, senderDomain: domainOf(sender), url: `${siteUrl}/dashboard?${query}` },
  };
}

function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}

function webhookMessage(id: string, payload: HookPayload, { url, secret = '' }: HookTarget, now: number) {
  const body = JSON.stringify(payload);
  const headers = { 'content-type': 'application/json', ...webhookHeaders(secret, { id, now, body }) };
  return { url, headers, body };
}

const NTFY_PRIORITIES: Record<Severity, string> = { None: '3', Low: '3', Medium: '3', High: '4', Critical: '5' };

function ntfyMessage({ type, data }: HookPayload, { url, token }: HookTarget): OutgoingMessage {
  const isTest = type === 'alert.test';
  return {
    url,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      title: isTest ? `${site.name}: test` : `${site.name}: ${data.severity.toLowerCase()} severity`,
      priority: NTFY_PRIORITIES[data.severity],
      click: data.url,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: isTest ? ntfyText.test : ntfyText.alert(data.kind, data.senderDomain),
  };
}
