import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';
import { GROUND } from '../features/icons/icons.server.ts';

export const prerender = true;

export const GET: APIRoute = () =>
  Response.json({
    name: site.name,
    short_name: site.name,
    description: site.description,
    id: '/dashboard',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    // Of the light theme: a manifest has one of each, and pages name the other by `theme-color`.
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['security', 'productivity'],
    lang: 'en',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Alerts', url: '/dashboard?view=alerts' },
      { name: 'Email test', url: '/email-test' },
    ],
    // Answered by public/service-worker.js: what is shared does not leave the device before its owner says so.
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'email',
            accept: [
              'message/rfc822',
              '.eml',
              'application/vnd.ms-outlook',
              '.msg',
              'image/png',
              '.png',
              'image/jpeg',
              '.jpg',
              '.jpeg',
            ],
          },
        ],
      },
    },
  });
