import { wordSet } from './table.ts';

/**
 * Domains where an employer's or library's gateway shows other sites, with their names in front of its own. Own
 * selection from the gateways' documentation, 2026-11.
 */
export const PROXIES = wordSet('mcas.ms mcas-gov.us mcas-gov.ms idm.oclc.org translate.goog');
