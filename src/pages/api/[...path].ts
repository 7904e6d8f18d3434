import { NOTHING_HERE } from '../../client/texts.ts';
import { toResponse } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';

export const prerender = false;

export const ALL = () => toResponse(failure(404, 'NOT_FOUND', NOTHING_HERE));
