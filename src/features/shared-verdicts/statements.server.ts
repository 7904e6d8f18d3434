import { createHash } from 'node:crypto';
import { screenshotTypeOf } from '../../engines/detection/attachments/screenshot-type.ts';
import { isMessageSource } from '../../engines/detection/index.ts';
import { clientOf } from '../../server/client-address.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { readGrant } from '../../server/mailbox/grant-store.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { withLock } from '../../server/with-lock.ts';
import { runTask } from '../../workers/run-task.server.ts';
import type { PredictAnswer } from '../predict/contract.ts';
import { countAnalysis, countUpload } from '../predict/count-analysis.server.ts';
import { analyseSource, predict } from '../predict/predict.server.ts';
import { PREDICT_ERRORS } from '../predict/texts.ts';
import { isUpload, uploadedSource } from '../predict/uploaded-source.server.ts';
import { readScan, scanNotFound } from '../scans/scans.server.ts';
import { type Shareable, shareableOf, textsIn, withinLimit, withoutQuotes, withTexts } from './claims.ts';
import type { StatementRequest, StatementsAnswer } from './contract.ts';
import { hideDomains, ownDomains } from './own-domains.server.ts';
import { linksAbout } from './own-links.server.ts';
import { type Stated, signStatement } from './statement.server.ts';
import { claimsOf } from './statement-claims.ts';

interface Caller {
  services: Services;
  user: SignedIn | undefined;
  context: EndpointContext;
}

/** Of a scan, or of an email's subject and text. Nothing is stored. */
export async function stateVerdict({ body, ...call }: Caller & { body: StatementRequest }) {
  if ('scanId' in body) return call.user ? stateScan(call, call.user, body.scanId) : scanNotFound();
  const { services, user, context } = call;
  const tooMany = await countAnalysis(user, context);
  if (tooMany) return tooMany;
  const client = clientName(call);
  const answer = await predict(services, user, body, { client, signal: context.request.signal });
  if (isFailure(answer)) return answer;
  return stateAnswer(call, answer, isMessageSource(body.Body) ? readSource(Buffer.from(body.Body)) : undefined);
}

/** Of a whole email, sent as it is. */
export async function stateUpload(call: Caller): Promise<StatementsAnswer | Failure> {
  const { services, user, context } = call;
  const { request } = context;
  if (!isUpload(context)) return failure(415, 'NOT_A_MESSAGE', PREDICT_ERRORS.wrongType);
  const tooMany = await countUpload(user, context);
  if (tooMany) return tooMany;
  const readAndState = async () => {
    const source = await uploadedSource(services, { context, user, client: clientName(call) });
    if (isFailure(source)) return source;
    const read = screenshotTypeOf(source) === null ? readSource(source) : undefined;
    const answer = await analyseSource(services, source, {
      client: clientName(call),
      wantsContents: true,
      signal: request.signal,
    });
    return isFailure(answer) ? answer : stateAnswer(call, answer, read);
  };
  return user ? withLock(`analyses of ${user.userId}`, readAndState) : readAndState();
}

function clientName({ services, user, context }: Caller): string {
  return user?.userId ?? clientOf(context, services.settings);
}

/** The email itself is not needed: its scan has the evidence. */
async function stateScan(call: Caller, user: SignedIn, scanId: string): Promise<StatementsAnswer | Failure> {
  const scan = await readScan(call.services, user.userId, scanId);
  if (isFailure(scan)) return scan;
  const { name, address } = scan.sender;
  const from = address === '' ? null : name === '' ? address : `${name} <${address}>`;
  // The engine's verdict, not the user's opinion, because we sign it.
  const shared = shareableOf({ from, subject: scan.subject }, scan.analysis);
  const owner = await ownerOfScanned(call.services, scanId);
  return state(call, shared, { owner, scanId }, { checked: 'mailbox', engine: scan.engineVersion });
}

async function stateAnswer(
  call: Caller,
  { analysis, email, analysed, contents }: PredictAnswer,
  source: ReadSource | undefined,
): Promise<StatementsAnswer | Failure> {
  const attachments = contents?.files.map(({ name }) => name).join('\n') ?? '';
  const shared = shareableOf(email, analysis, { replyTo: '', attachments });
  // If the source wasn't sent, the email came from the mailbox and was judged with what the mailbox knows.
  const checked = analysed !== 'message' ? analysed : source ? 'message' : 'mailbox';
  const owner = checked === 'mailbox' ? await ownerOfConnected(call) : undefined;
  return state(
    call,
    shared,
    { headers: source?.headers, body: email.body, owner },
    { checked, sha256: source?.sha256 },
  );
}

/**
 * Passes on the email's own recipient and sender, so that a name in its greeting, for example, is replaced everywhere.
 */
interface About {
  headers?: string | undefined;
  body?: string;
  /** Address of the mailbox that contains it. */
  owner?: string | undefined;
  scanId?: string;
}

async function state(
  call: Caller,
  shared: Shareable,
  { headers = '', body = '', owner, scanId }: About,
  stated: Stated,
): Promise<StatementsAnswer | Failure> {
  const { services, user, context } = call;
  const about = `From: ${shared.from ?? ''}\nTo: ${user?.email ?? ''}\nSubject: ${shared.subject}\n${headers}\n\n${body}`;
  const texts = await runTask(
    services,
    'deidentifyTogether',
    { texts: textsIn(shared), about },
    { client: clientName(call), bytes: about.length, signal: context.request.signal },
  );
  if (isFailure(texts)) return texts;
  const owners = [user?.email ?? '', owner ?? ''];
  const own = ownDomains({ owners, headers, from: shared.from ?? '' });
  const quoted = withinLimit(
    withTexts(
      shared,
      texts.map((text) => hideDomains(text, own)),
    ),
  );
  const sign = (one: Shareable, quotes: boolean) => signStatement(services, one, { ...stated, quotes });
  const statements = { quoted: await sign(quoted, true), unquoted: await sign(withoutQuotes(quoted), false) };
  const claims = Object.values(statements).map(claimsOf);
  const canEmail = user !== undefined && services.settings.mail !== undefined;
  return { ...statements, canEmail, existing: user ? await linksAbout(services, user.userId, { scanId, claims }) : [] };
}

async function ownerOfScanned({ db }: Services, scanId: string): Promise<string | undefined> {
  const row = await db.selectFrom('scans').select('mailbox').where('id', '=', scanId).executeTakeFirst();
  return row?.mailbox;
}

async function ownerOfConnected({ services, user }: Caller): Promise<string | undefined> {
  const grant = user && (await readGrant(services, user.userId));
  if (typeof grant !== 'object') return undefined;
  return grant.provider === 'imap' ? grant.user : grant.address;
}

interface ReadSource {
  headers: string;
  sha256: string | undefined;
}

const MAX_HEADERS = 64 * 1024;

/**
 * Includes the digest only of a delivered email, whose headers contain ids and times that nobody could guess. From the
 * digest of a short text, somebody could find out by trial what was replaced in it.
 */
function readSource(source: Uint8Array): ReadSource {
  const start = new TextDecoder().decode(source.subarray(0, MAX_HEADERS));
  const headers = start.slice(0, start.search(/\r?\n\r?\n/) >>> 0);
  const wasDelivered = /^received:/im.test(headers) && /^message-id:/im.test(headers);
  return { headers, sha256: wasDelivered ? createHash('sha256').update(source).digest('hex') : undefined };
}
