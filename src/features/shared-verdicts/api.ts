import type { Answer } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { type PredictRequest, uploadType } from '../predict/contract.ts';
import {
  type AskAnswer,
  type AskBody,
  type LinkAnswer,
  type LinkBody,
  SHARED_PATHS,
  type SharedVerdictsAnswer,
  type Statement,
  type StatementsAnswer,
} from './contract.ts';

/** The email that was checked. The preview checks it again, because the server kept nothing. */
export type Checkable = { scanId: string } | PredictRequest | { source: Blob };

export interface Sharing {
  what: Checkable;
  /** Sent without the session, even if there is one. */
  anonymous?: true;
}

const asCaller = ({ anonymous }: Pick<Sharing, 'anonymous'>) => (anonymous ? { anonymous } : {});

export function makeStatements({ what, ...sharing }: Sharing): Promise<Answer<StatementsAnswer>> {
  const call =
    'source' in what
      ? { path: SHARED_PATHS.emailStatements, body: new Blob([what.source], { type: uploadType(what.source) }) }
      : { path: SHARED_PATHS.statements, body: what };
  return request({ method: 'POST', ...call, ...asCaller(sharing) });
}

export function createLink(statement: Statement, { what, ...sharing }: Sharing): Promise<Answer<LinkAnswer>> {
  const body: LinkBody = { statement, ...('scanId' in what && { scanId: what.scanId }) };
  return request({ method: 'POST', path: SHARED_PATHS.links, body, ...asCaller(sharing) });
}

export const emailLink = (sharedId: string, body: AskBody) =>
  request<AskAnswer>({ method: 'POST', path: SHARED_PATHS.email, params: { sharedId }, body });

export const listLinks = () => request<SharedVerdictsAnswer>({ method: 'GET', path: SHARED_PATHS.links });

/** A link that is already gone counts as revoked. */
export async function revokeLink({ id, receipt }: Pick<LinkAnswer, 'id'> & { receipt?: string | null }) {
  const answer = await (receipt
    ? request<unknown>({ method: 'DELETE', path: SHARED_PATHS.receipt, params: { receipt }, anonymous: true })
    : request<unknown>({ method: 'DELETE', path: SHARED_PATHS.link, params: { sharedId: id } }));
  return answer.ok || answer.error.status === 404;
}
