import { publicDir } from 'astro:config/server';
import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, ICONS, type Icon } from '../../features/icons/icons.server.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  Object.entries(ICONS).map(([icon, props]) => ({ params: { icon }, props }))) satisfies GetStaticPaths;

export const GET: APIRoute<Icon> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(await readFile(new URL('favicon.svg', publicDir)), props)));
