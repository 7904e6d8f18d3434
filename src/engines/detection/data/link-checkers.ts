import { wordSet } from './table.ts';

/**
 * Services that check a link when it is clicked. Most have the original in a parameter or in the path; those of Mimecast,
 * INKY, Darktrace, Hornetsecurity and Intermedia seal it. Own selection from the services' documentation, 2026-11.
 */
export const LINK_CHECKERS = wordSet(`
  safelinks.protection.outlook.com safelinks.protection.office365.us safelinks.protection.partner.outlook.cn statics.teams.cdn.office.net
  urldefense.com urldefense.us urldefense.proofpoint.com urlsand.esvalabs.com
  mimecast.com mimecastprotect.com linkprotect.cudasvc.com secure-web.cisco.com
  protection.sophos.com clicktime.symantec.com clicktime.cloud.postoffice.net protect.fireeye.com protect2.fireeye.com
  protect.checkpoint.com url.avanan.click avanan.click shared.outlook.inky.com antigena.com
  atpscan.global.hornetsecurity.com seclinks.cloud-security.net url.emailprotection.link linkscan.io
  scanmail.trustwave.com antiphishing.vadesecure.com protection.retarus.com global.sonicwall.com
  checklink.mail.ru sba.yandex.net sba.yandex.ru`);
