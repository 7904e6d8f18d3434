import { wordSet } from './table.ts';

/**
 * Services that check a link when it is clicked, with the original in a parameter or in the path. Own selection from
 * the services' documentation, 2026-11.
 */
export const LINK_CHECKERS = wordSet(
  'safelinks.protection.outlook.com safelinks.protection.office365.us urldefense.com urldefense.proofpoint.com linkprotect.cudasvc.com',
);
