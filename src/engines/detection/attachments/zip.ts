import { LIMITS } from '../limits.ts';
import { Bytes } from './bytes.ts';
import { inflated } from './inflate.ts';

export interface ZipMember {
  name: string;
  encrypted: boolean;
  /** The content, unpacked up to a limit; empty when encrypted or compressed by an unusual method. */
  content(limit: number): Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT_LENGTH = 65_535;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const ENCRYPTED = 1;
const UTF_8 = 0x800;
const STORED = 0;
const DEFLATED = 8;

/**
 * The members of a zip file (APPNOTE 4.3) by its central directory, as other programs read it; in a file without one,
 * such as one that was cut, by the local headers.
 */
export function zipMembers(content: Uint8Array): ZipMember[] {
  const bytes = new Bytes(content);
  const directory = directoryOf(bytes);
  const members: ZipMember[] = [];
  for (let at = directory; members.length < LIMITS.inside.members && bytes.u32(at) === CENTRAL; ) {
    const nameLength = bytes.u16(at + 28);
    const local = bytes.u32(at + 42);
    members.push(memberOf(bytes, at + 8, bytes.slice(at + CENTRAL_SIZE, nameLength), local, bytes.u32(at + 20)));
    at += CENTRAL_SIZE + nameLength + bytes.u16(at + 30) + bytes.u16(at + 32);
  }
  return members.length > 0 ? members : membersInPlace(bytes);
}

/** Position of the central directory, from the record at the end; -1 without one. */
function directoryOf(bytes: Bytes): number {
  const first = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT_LENGTH);
  for (let at = bytes.length - END_SIZE; at >= first; at--) {
    if (bytes.u32(at) !== END) continue;
    const claimed = bytes.u32(at + 16);
    if (bytes.u32(claimed) === CENTRAL) return claimed;
    // Something was prepended to the archive: the directory ends where this record begins.
    return at - bytes.u32(at + 12);
  }
  return -1;
}

function membersInPlace(bytes: Bytes): ZipMember[] {
  const members: ZipMember[] = [];
  for (let at = 0; members.length < LIMITS.inside.members && at >= 0 && at < bytes.length; ) {
    if (bytes.u32(at) === LOCAL) {
      const size = bytes.u32(at + 18);
      const nameLength = bytes.u16(at + 26);
      members.push(memberOf(bytes, at + 6, bytes.slice(at + LOCAL_SIZE, nameLength), at, size));
      at += LOCAL_SIZE + nameLength + bytes.u16(at + 28) + size;
    } else at += 1;
    at = bytes.all.indexOf(LOCAL & 0xff, at);
  }
  return members;
}

/** `flags` is the position of the flags, followed by the method in both kinds of header. */
function memberOf(bytes: Bytes, flags: number, name: Uint8Array, local: number, size: number): ZipMember {
  const encrypted = (bytes.u16(flags) & ENCRYPTED) !== 0;
  const method = bytes.u16(flags + 2);
  return {
    name: new TextDecoder((bytes.u16(flags) & UTF_8) === 0 && !isUtf8(name) ? 'latin1' : 'utf-8').decode(name),
    encrypted,
    content(limit) {
      const start = local + LOCAL_SIZE + bytes.u16(local + 26) + bytes.u16(local + 28);
      if (encrypted || bytes.u32(local) !== LOCAL) return bytes.slice(0, 0);
      // Without a size (it follows the data), everything up to the end; deflated data marks its own end.
      const packed = bytes.slice(start, size === 0 ? bytes.length : size);
      if (method === STORED) return packed.subarray(0, limit);
      return method === DEFLATED ? inflated(packed, limit, 'raw') : bytes.slice(0, 0);
    },
  };
}

function isUtf8(name: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(name);
    return true;
  } catch {
    return false;
  }
}
