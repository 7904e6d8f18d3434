import { publicDir } from 'astro:config/server';
import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { drawIcon, wrapAsIco } from '../features/icons/icons.server.ts';

export const prerender = true;

const SIZE = 32;

export const GET: APIRoute = async () => {
  const png = await drawIcon(await readFile(new URL('favicon.svg', publicDir)), { size: SIZE, share: 1 });
  return new Response(new Uint8Array(wrapAsIco(png, SIZE)));
};
