import { publicDir } from 'astro:config/server';
import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { CARDS, cardName } from '../../content/open-graph.ts';
import { drawCard } from '../../features/open-graph/card.server.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  Object.entries(CARDS).map(([path, lines]) => ({
    params: { card: cardName(path) },
    props: { lines },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ lines: string[] }> = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(props.lines, await readFile(new URL('favicon.svg', publicDir)))));
