import { wordSet } from './table.ts';

/**
 * Services that check a link when it is clicked. Most have the original in a parameter or in the path; those of
 * Mimecast, INKY, Darktrace, Hornetsecurity and Intermedia encrypt it. Own selection from the services' documentation,
 * 2026-11. Those with a region in the label are below.
 */
export const LINK_CHECKERS = wordSet(`
  safelinks.protection.outlook.com safelinks.protection.office365.us safelinks.protection.partner.outlook.cn statics.teams.cdn.office.net
  urldefense.com urldefense.us urldefense.proofpoint.com urlsand.esvalabs.com
  mimecastprotect.com linkprotect.cudasvc.com secure-web.cisco.com
  protection.sophos.com clicktime.symantec.com clicktime.cloud.postoffice.net protect.fireeye.com protect2.fireeye.com
  protect.checkpoint.com url.avanan.click avanan.click shared.outlook.inky.com antigena.com
  atpscan.global.hornetsecurity.com seclinks.cloud-security.net url.emailprotection.link linkscan.io
  scanmail.trustwave.com antiphishing.vadesecure.com protection.retarus.com
  checklink.mail.ru sba.yandex.net sba.yandex.ru`);

/** `protect-eu.mimecast.com`, `ddec1-0-en-ctp.trendmicro.com`. Same source and date. */
export const REGIONAL_LINK_CHECKERS =
  /^(?:protect[a-z0-9-]{0,9}\.mimecast\.com|[a-z0-9-]{1,40}-ctp\.trendmicro\.com|urlprotection-[a-z0-9-]{1,20}\.global\.sonicwall\.com)$/;
