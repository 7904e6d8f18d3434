/**
 * How emails ask to scan a QR code in languages without phrase lists. The code's name is much the same in all; the words for
 * scanning are in the further languages of the senses. Own selection, 2026-11.
 */
const CODE = '(?<![\\p{Script=Latin}\\d])QR(?![\\p{Script=Latin}\\d])|二维码|二維碼|二次元コード';
const SCAN =
  'сканир|skann|skener|skenuj|naskenuj|scaneaz|scana[țt]i|beolvas|tarat|okut|pindai|quét|สแกน|स्कैन|סרוק|סריק|امسح|مسح|σαρώσ|σκανάρ|スキャン|読み取|読取|扫描|扫码|掃描|掃碼|扫一扫|스캔';
export const SCANS_CODE = new RegExp(
  `(?:${CODE})[^\\n.!?。]{0,60}?(?:${SCAN})|(?:${SCAN})[^\\n.!?。]{0,60}?(?:${CODE})`,
  'iu',
);

/** What makes a sentence about a code a request to scan it, also in the languages with phrase lists. */
export const SCANNING = new RegExp(
  `${SCAN}|(?<!\\p{L})(?:scan|escan|digitali[zs]|leia|lea|inquadr|flash|zeskan|skan|foto?camera|c[aá]mara|c[âa]mera|kamera|appareil photo|aparat)|(?:with|on|mit|auf|avec|con|com|met) (?:your|dem|ihrem|deinem|votre|ton|su|tu|el|o seu|seu|il|il tuo|uw|je) (?:phone|mobile|smartphone|handy|téléphone|portable|móvil|teléfono|telemóvel|celular|telefono|cellulare|telefoon)|telefonem`,
  'iu',
);
