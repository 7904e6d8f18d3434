import type { APIRoute } from 'astro';
import { version } from '../../../package.json';
import { manifestOf } from '../../features/outlook-add-in/manifest.server.ts';

export const prerender = true;

export const GET: APIRoute = ({ site }) =>
  new Response(manifestOf({ origin: site?.origin ?? '', version }), { headers: { 'content-type': 'text/xml' } });
