import api from '../../content/docs/openapi.json';

export const prerender = true;

export const GET = () => new Response(JSON.stringify(api), { headers: { 'content-type': 'application/json' } });
