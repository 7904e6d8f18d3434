import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner.js';

/** Object types of a compound file (MS-CFB, section 2.6.1). */
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

/** Property id and type (MS-OXPROPS), such as `0037001F` for the subject as Unicode text. */
type Properties = Readonly<Record<string, string | number | Uint8Array>>;

export interface OutlookMessage {
  properties: Properties;
  recipients?: readonly Properties[];
  attachments?: readonly (Properties | { message: OutlookMessage; properties: Properties })[];
}

interface Storage {
  name: string;
  streams: Map<string, Uint8Array>;
  storages: Storage[];
}

/** An Outlook file as MS-OXMSG describes it. */
export function writeOutlookFile(message: OutlookMessage): Uint8Array {
  const entries: Entry[] = [];
  addStorage(entries, messageStorage('Root Entry', message, 32), ROOT);
  return burn(entries);
}

/** RTF as MS-OXRTFCP stores it without compression. */
export function storedRtf(rtf: string): Uint8Array {
  const text = Buffer.from(rtf, 'latin1');
  const stored = Buffer.alloc(16 + text.length);
  stored.writeUInt32LE(text.length + 12, 0);
  stored.writeUInt32LE(text.length, 4);
  stored.write('MELA', 8, 'latin1');
  text.copy(stored, 16);
  return new Uint8Array(stored);
}

function messageStorage(name: string, message: OutlookMessage, headerBytes: number): Storage {
  const storage = propertyStorage(name, message.properties, headerBytes);
  message.recipients?.forEach((properties, index) => {
    storage.storages.push(propertyStorage(`__recip_version1.0_#${numbered(index)}`, properties, 8));
  });
  message.attachments?.forEach((attachment, index) => {
    const properties = 'message' in attachment ? (attachment.properties as Properties) : attachment;
    const folder = propertyStorage(`__attach_version1.0_#${numbered(index)}`, properties, 8);
    if ('message' in attachment) {
      folder.storages.push(messageStorage('__substg1.0_3701000D', attachment.message as OutlookMessage, 24));
    }
    storage.storages.push(folder);
  });
  return storage;
}

/** Fixed properties are in the property stream, others in a stream each. */
function propertyStorage(name: string, properties: Properties, headerBytes: number): Storage {
  const streams = new Map<string, Uint8Array>();
  const fixed: Buffer[] = [Buffer.alloc(headerBytes)];
  for (const [tag, value] of Object.entries(properties)) {
    if (typeof value === 'number') fixed.push(fixedProperty(tag, value));
    else streams.set(`__substg1.0_${tag}`, typeof value === 'string' ? Buffer.from(value, 'utf16le') : value);
  }
  streams.set('__properties_version1.0', Buffer.concat(fixed));
  return { name, streams, storages: [] };
}

function fixedProperty(tag: string, value: number): Buffer {
  const property = Buffer.alloc(16);
  property.writeUInt32LE(Number.parseInt(tag, 16), 0);
  property.writeUInt32LE(value, 8);
  return property;
}

function addStorage(entries: Entry[], { name, streams, storages }: Storage, type: number): number {
  const children: number[] = [];
  const own = entries.push({ name, type, length: 0, children }) - 1;
  for (const [stream, content] of streams) {
    // The writer reads from the start of the buffer beneath.
    const bytes = Uint8Array.from(content);
    children.push(entries.push({ name: stream, type: STREAM, length: bytes.length, binaryProvider: () => bytes }) - 1);
  }
  for (const storage of storages) children.push(addStorage(entries, storage, STORAGE));
  return own;
}

const numbered = (index: number) => index.toString(16).toUpperCase().padStart(8, '0');
