import { wordSet } from './table.ts';

/** Services that send invitations for others. Own selection from the services' public sites, 2026-11. */
export const INVITERS = wordSet('google.com microsoft.com outlook.com office365.com zoom.us calendly.com webex.com');
