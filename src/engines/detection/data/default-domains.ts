import { wordSet } from './table.ts';

/**
 * Domains under which a customer of a mail or hosting service writes until he has brought his own. Own selection from the
 * services' documentation, 2026-11.
 */
export const DEFAULT_DOMAINS = wordSet('onmicrosoft.com hwclouds-dns.com secureserver.net cloudapp.net');
