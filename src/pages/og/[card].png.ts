import { publicDir } from 'astro:config/server';
import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { CARDS, type Card, cardName } from '../../content/open-graph.ts';
import { drawCard } from '../../features/open-graph/card.server.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  Object.entries(CARDS).map(([path, card]) => ({
    params: { card: cardName(path) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(props.card, await readFile(new URL('favicon.svg', publicDir)))));
