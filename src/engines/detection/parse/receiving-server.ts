import type { Email } from '../email.ts';
import { FIELD, isAuthenticationResults, isNameless, serverOf, withoutComments } from './authentication-results.ts';
import { registrableDomain, sameOrganisation } from './domains.ts';

export type Header = NonNullable<Email['headers']>[number];

/** Fields of one server. */
export interface ServerFields {
  fields: readonly string[];
  /** The position of the first among all header fields. */
  at: number;
}

/**
 * The name of Exchange Online, which it writes only in its ARC fields. Its Authentication-Results have no name and
 * differ from a sender's only by their position among the Received fields.
 */
export const EXCHANGE_ONLINE = 'mx.microsoft.com';
/** Of its servers in Received fields, from headers of delivered emails of 2021 to 2026. */
const EXCHANGE_HOST = /(?:^|\.)(?:outlook\.com|office365\.(?:com|us)|exchangelabs\.com|partner\.outlook\.cn)$/;
/** The server that received an email (RFC 5321, section 4.4). */
const BY = /\bby\s+([\w.-]{1,253})/i;

/** The fields of the trusted server, by its name (RFC 8601, section 5). */
export function fieldsOfServer(headers: readonly Header[], name: string): ServerFields | null {
  const trusted = name.toLowerCase();
  return newestRun(headers, trusted) ?? (trusted === EXCHANGE_ONLINE ? exchangeField(headers) : null);
}

/**
 * The topmost fields of any server. That's most likely the receiving server, but if it writes none, they may be the
 * sender's. Several servers of one provider may have written them.
 */
export function topmostFields(headers: readonly Header[]): ServerFields | null {
  const at = headers.findIndex(({ name }) => isAuthenticationResults(name));
  const top = headers[at];
  if (top === undefined) return null;
  const server = serverOf(top.value);
  const below = headers.slice(at);
  const end = below.findIndex(isReceived);
  const isTheirs = ({ name, value }: Header) => {
    if (!isAuthenticationResults(name)) return false;
    const other = serverOf(value);
    return server === undefined ? value === top.value : other !== undefined && sameOrganisation(other, server);
  };
  const fields = below.slice(0, end === -1 ? undefined : end).filter(isTheirs);
  return { fields: fields.map(({ value }) => value), at };
}

/** The name of the server that wrote the topmost field: the receiving server, unless it writes none. */
export function topmostAuthservId({ headers = [] }: Pick<Email, 'headers'>): string | undefined {
  const field = headers.find(({ name }) => isAuthenticationResults(name));
  return (field && serverOf(field.value)) ?? (exchangeField(headers) ? EXCHANGE_ONLINE : undefined);
}

/**
 * Whether no other organization received the email after the server that names itself in the topmost field: then it is
 * the mailbox's own, and not one that forwards to it.
 */
export function isNamedByLastHop({ headers = [] }: Pick<Email, 'headers'>): boolean {
  const at = headers.findIndex(({ name }) => isAuthenticationResults(name));
  const server = serverOf(headers[at]?.value ?? '');
  if (server === undefined) return exchangeField(headers) !== null;
  const hops = headers.slice(0, at).filter(isReceived).map(receiverOf);
  return hops.every((host) => host === undefined || registrableDomain(host) === null || sameOrganisation(host, server));
}

/**
 * The newest of the server's fields and those directly below it. Any further down, below fields of other servers, were
 * in the email when it arrived.
 */
function newestRun(headers: readonly Header[], trusted: string): ServerFields | null {
  const at = headers.findIndex(({ name, value }) => isStandard(name) && isNamed(trusted, value));
  // Under a wildcard, only the server that wrote the newest field counts.
  const server = serverOf(headers[at]?.value ?? '');
  if (server === undefined) return null;
  const isServers = ({ name, value }: Header) => isStandard(name) && serverOf(value) === server;
  const length = headers.slice(at).findIndex((header) => !isServers(header));
  const run = headers.slice(at, length === -1 ? undefined : at + length);
  return { fields: run.map(({ value }) => value), at };
}

/** Servers remove forged fields under their name (section 5), but only of the standard's own field, not of Exchange's. */
function isStandard(name: string): boolean {
  return name.toLowerCase() === 'authentication-results';
}

/** Whether a field is from the server of this name or, for a name that begins with `*.`, from one under that domain. */
function isNamed(trusted: string, value: string): boolean {
  const server = serverOf(value);
  return trusted.startsWith('*.') ? server?.endsWith(trusted.slice(1)) === true : server === trusted;
}

/**
 * The topmost field, if it has no name and is where Exchange Online puts it: above the Received field of the server
 * that accepted the email, and below only those of Microsoft's further servers.
 */
function exchangeField(headers: readonly Header[]): ServerFields | null {
  const at = headers.findIndex(({ name }) => isAuthenticationResults(name));
  const field = headers[at];
  if (field === undefined || !isNameless(field.value)) return null;
  const border = headers.slice(at).find(isReceived);
  const hops = [...headers.slice(0, at).filter(isReceived), ...(border ? [border] : [])];
  const isTheirs = border !== undefined && hops.every((hop) => EXCHANGE_HOST.test(receiverOf(hop) ?? ''));
  return isTheirs ? { fields: [field.value], at } : null;
}

function isReceived({ name }: Header): boolean {
  return name.toLowerCase() === 'received';
}

function receiverOf({ value }: Header): string | undefined {
  return BY.exec(withoutComments(value.slice(0, FIELD)))?.[1]?.toLowerCase();
}
