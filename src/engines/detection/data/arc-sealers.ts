import { wordSet } from './table.ts';

/**
 * Domains whose ARC seals (RFC 8617) can be trusted: they check every sender and seal only what they forward. The
 * trusteddomainproject's community list and that of the mailauth library, 2026-11, without domains whose customers
 * write the results themselves, and Zoho, from emails it forwarded.
 */
export const ARC_SEALERS = wordSet(`
  google.com gmail.com googlegroups.com microsoft.com messagingengine.com fastmail.com fastmail.fm pobox.com topicbox.com
  one.com securemx.jp umich.edu zohomail.com zone.eu forwardemail.net`);
