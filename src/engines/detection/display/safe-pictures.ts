import { latin1 } from '../attachments/bytes.ts';
import { pictureSize, webpSize } from '../attachments/picture-size.ts';
import type { Attachment, QrCode } from '../email.ts';
import { Base64Content } from '../mime/base64.ts';

/** Bytes and pixels of one picture and of all shown pictures: a kilobyte can unpack to a gigabyte. */
const LARGEST = 1_048_576;
const MOST = 3_145_728;
const PIXELS = 16_000_000;
const MAX_PIXELS = 64_000_000;

/** By their first bytes, whatever their stated type. SVG is a page, not a picture. */
const TYPES = [
  ['image/png', '\x89PNG\r\n\x1a\n', ''],
  ['image/jpeg', '\xff\xd8\xff', ''],
  ['image/gif', 'GIF8', ''],
  ['image/webp', 'RIFF', 'WEBP'],
] as const;
const DATA_URI = /^data:image\/[\w.+-]{1,40};base64,/i;

/** Shows the pictures that came with an email, up to the limits, as data URIs. */
export class SafePictures {
  private left = MOST;
  private pixelsLeft = MAX_PIXELS;
  private readonly byId = new Map<string, Attachment>();
  private readonly known = new Map<string, string | null>();

  private readonly withCode: ReadonlySet<string>;

  constructor(attachments: readonly Attachment[] = [], codes: readonly QrCode[] = []) {
    this.withCode = new Set(codes.filter(({ isDrawn }) => !isDrawn).map(({ attachment }) => attachment));
    for (const one of attachments) if (one.contentId !== undefined) this.byId.set(one.contentId, one);
  }

  /** @returns null if it is remote, missing, too large or not a picture */
  of(src: string): string | null {
    const known = this.known.get(src);
    if (known !== undefined) return known;
    const shown = this.show(src.trim());
    this.known.set(src, shown);
    return shown;
  }

  /** Whether a QR code was found in it. Pictures inside the HTML have no names, so any of them may be the one. */
  hasCode(src: string): boolean {
    const file = this.fileOf(src.trim());
    return this.withCode.has(file === undefined ? '' : file.filename);
  }

  private fileOf(src: string): Attachment | undefined {
    return /^cid:/i.test(src) ? this.byId.get(unescaped(src.slice(4))) : undefined;
  }

  private show(src: string): string | null {
    if (/^cid:/i.test(src)) {
      const file = this.fileOf(src);
      return file?.content && file.content.length >= file.size ? this.shown(file.content) : null;
    }
    const head = DATA_URI.exec(src)?.[0];
    if (head === undefined || src.length > 2 * LARGEST) return null;
    const decoder = new Base64Content();
    decoder.add(new TextEncoder().encode(src.slice(head.length)), LARGEST);
    return decoder.size > LARGEST ? null : this.shown(decoder.decoded());
  }

  private shown(content: Uint8Array): string | null {
    const head = latin1(content.subarray(0, 16));
    const [type] = TYPES.find(([, first, third]) => head.startsWith(first) && head.startsWith(third, 8)) ?? [];
    const size = pictureSize(content) ?? webpSize(content);
    const pixels = size ? size.width * size.height : Number.POSITIVE_INFINITY;
    if (!type || pixels > Math.min(PIXELS, this.pixelsLeft)) return null;
    if (content.length > Math.min(LARGEST, this.left)) return null;
    this.left -= content.length;
    this.pixelsLeft -= pixels;
    return `data:${type};base64,${base64(content)}`;
  }
}

function unescaped(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const CHUNK = 0x8000;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
