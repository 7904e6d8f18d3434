import { wordSet } from './table.ts';

/**
 * Domains from which customers of an email or hosting service send until they use their own. Own selection from the
 * services' documentation, 2026-11.
 */
export const DEFAULT_DOMAINS = wordSet('onmicrosoft.com hwclouds-dns.com secureserver.net cloudapp.net');
