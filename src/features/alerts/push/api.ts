import { request } from '../../../client/request.ts';
import { PUSH_PATH, type PushAnswer, type PushBody } from './contract.ts';

export const readPushKey = () => request<PushAnswer>({ method: 'GET', path: PUSH_PATH });

export const subscribe = (body: PushBody) => request<{ ok: true }>({ method: 'POST', path: PUSH_PATH, body });

export const unsubscribe = (body: PushBody) => request<{ ok: true }>({ method: 'DELETE', path: PUSH_PATH, body });
