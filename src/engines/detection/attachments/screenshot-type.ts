/** The picture types accepted as a screenshot of an email. */
export const SCREENSHOT_TYPES = ['image/png', 'image/jpeg'] as const;
export type ScreenshotType = (typeof SCREENSHOT_TYPES)[number];

/** Other types that people may upload as a screenshot, by their first bytes. */
const OTHERS = [
  ['GIF', /^GIF8/],
  ['WebP', /^RIFF[\s\S]{4}WEBP/],
  ['HEIC', /^[\s\S]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/],
  ['AVIF', /^[\s\S]{4}ftypavi[fs]/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM[\s\S]{4}\0{4}/],
  ['PDF', /^%PDF-/],
] as const;

const HEAD = 16;

/** By the first bytes: a name or a declared type can be wrong. */
export function screenshotTypeOf(content: Uint8Array): ScreenshotType | null {
  const head = headOf(content);
  if (head.startsWith('\x89PNG')) return 'image/png';
  return head.startsWith('\xff\xd8\xff') ? 'image/jpeg' : null;
}

/** The name of another type of picture, or of a PDF; null for everything else. */
export function unreadTypeOf(content: Uint8Array): string | null {
  const head = headOf(content);
  return OTHERS.find(([, beginning]) => beginning.test(head))?.[0] ?? null;
}

function headOf(content: Uint8Array): string {
  return String.fromCharCode(...content.subarray(0, HEAD));
}
