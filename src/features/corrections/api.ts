import { request } from '../../client/request.ts';
import type { CorrectionAnswer, ScanAnswer } from '../scans/contract.ts';
import { CORRECTION_PATHS, type CorrectionBody, type FindingBody, type SendersAnswer } from './contract.ts';

export const correctVerdict = (scanId: string, body: CorrectionBody) =>
  request<CorrectionAnswer>({ method: 'POST', path: CORRECTION_PATHS.verdict, params: { scanId }, body });

export const undoCorrection = (scanId: string) =>
  request<CorrectionAnswer>({ method: 'DELETE', path: CORRECTION_PATHS.verdict, params: { scanId } });

export const correctFinding = (scanId: string, signalId: string, body: FindingBody) =>
  request<ScanAnswer>({ method: 'POST', path: CORRECTION_PATHS.finding, params: { scanId, signalId }, body });

export const undoFinding = (scanId: string, signalId: string) =>
  request<ScanAnswer>({ method: 'DELETE', path: CORRECTION_PATHS.finding, params: { scanId, signalId } });

export const listSenders = () => request<SendersAnswer>({ method: 'GET', path: CORRECTION_PATHS.senders });

export const removeSender = (correctionId: string) =>
  request<{ ok: true }>({ method: 'DELETE', path: CORRECTION_PATHS.sender, params: { correctionId } });
