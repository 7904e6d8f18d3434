import { wordSet } from './table.ts';

/**
 * Domains that customers of an email or hosting service send from until they set up their own. Own selection from the
 * services' documentation, 2026-11.
 */
export const DEFAULT_DOMAINS = wordSet('onmicrosoft.com hwclouds-dns.com secureserver.net cloudapp.net');
