import { once } from 'node:events';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { isLoopback, type ScanIntake } from '../../server/settings.ts';
import { SOURCE_LIMIT } from '../predict/contract.ts';
import { checkForwarded } from './check-forwarded.server.ts';

/** Concurrent deliveries: each may hold an email of the largest size. */
const MAX_CLIENTS = 8;
const IDLE_MS = 30_000;

export interface Intake {
  close(): Promise<void>;
}

/** An answer of a mail server: 4xx asks to try again later, 5xx refuses for good (RFC 5321, section 4.2). */
class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/**
 * Takes forwarded emails from the operator's mail server, by LMTP or SMTP. An email counts as delivered once its answer
 * is in the outbox. @throws the listen error, such as EADDRINUSE
 */
export async function openIntake(services: Services, intake: ScanIntake): Promise<Intake> {
  const { SMTPServer } = await import('smtp-server');
  const { log } = services;
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const source = await readWithin(stream, SOURCE_LIMIT);
    if (!source) throw new Refusal(552, 'This email is too large. The limit is 25 MB.');
    const { mailFrom } = session.envelope;
    const envelopeSender = mailFrom === false ? '' : mailFrom.address;
    const outcome = await checkForwarded(services, intake, { envelopeSender, source });
    if (isFailure(outcome)) throw new Refusal(451, 'Please try again later.');
    log.info({ outcome, bytes: source.byteLength }, 'forwarded email received');
  };
  const server = new SMTPServer({
    lmtp: intake.protocol === 'lmtp',
    name: new URL(services.settings.siteUrl).hostname,
    size: SOURCE_LIMIT,
    // RFC 2033, section 5, demands it of LMTP.
    hideENHANCEDSTATUSCODES: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    maxClients: MAX_CLIENTS,
    socketTimeout: IDLE_MS,
    onConnect: ({ remoteAddress }, done) => {
      const isOwn = isLoopback(plain(remoteAddress)) || isTrusted(services, plain(remoteAddress));
      done(isOwn ? undefined : new Refusal(554, 'Only our own mail server may deliver here.'));
    },
    onRcptTo: (recipient, { envelope: { rcptTo } }, done) => {
      const isOurs = recipient.address.toLowerCase() === intake.address;
      // The library keeps each address once, but answers DATA once for each entry (RFC 2033, section 4.2).
      if (isOurs && rcptTo.length > 0) rcptTo.push(recipient);
      done(isOurs ? undefined : new Refusal(550, 'There is no such address.'));
    },
    onData: (stream, session, done) => {
      take(stream, session).then(
        () => done(),
        (error: Error) => {
          if (!(error instanceof Refusal)) log.error({ err: error }, 'checking a forwarded email failed');
          done(error instanceof Refusal ? error : new Refusal(451, 'Please try again later.'));
        },
      );
    },
  });
  server.on('error', (error) => log.warn({ reason: error.message }, 'delivery of a forwarded email failed'));
  const listener = server.listen(intake.port, intake.host);
  await once(listener, 'listening');
  return { close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Always reads to the end, as the protocol requires. @returns undefined above the limit */
async function readWithin(stream: SMTPServerDataStream, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

/** An IPv4 address from an IPv6 socket. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');

function isTrusted({ settings }: Services, address: string): boolean {
  return settings.trustedProxies.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
