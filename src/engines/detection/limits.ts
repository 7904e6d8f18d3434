/**
 * How much of an email is read. A sender chooses how long an email is, so no option can raise these: a megabyte of
 * links must not cost more than a page of them. Whatever is left out of an email is named in
 * `Analysis.coverage`; of pictures in archives only the names are read.
 */
export const LIMITS = {
  /** UTF-16 units of a body or HTML source that are read. */
  source: 1_048_576,
  /** UTF-16 units of displayed text that are searched for words and links. */
  text: 200_000,
  subject: 2_000,
  /** UTF-16 units of style sheets that are read. */
  styles: 100_000,
  /** Of a message's source, counted before it is parsed. */
  message: {
    bytes: 26_214_400,
    lines: 700_000,
    parts: 500,
    /** Bytes kept of a part's header. */
    header: 131_072,
    /** Bytes kept of a text part. */
    textPart: 1_048_576,
    /**
     * Bytes decoded of one file, and of all: a hundred files of 26 MB would fill the memory. A zip's list of names
     * stands at its end, so a file is kept whole where it can be.
     */
    file: 2_097_152,
    files: 8_388_608,
    /** Bytes and lines that the MIME parser gets in all. */
    keptBytes: 3_145_728,
    keptLines: 20_000,
  },
  /** Phrases kept for one concept, beside those where an email says what it is about. */
  phrases: 100,
  /** Distinct links that are taken apart. */
  links: 300,
  /** Longest run without white space in which links are looked for, and longest URL that is parsed. */
  url: 4_096,
  /** Open elements remembered while reading HTML; deeper ones keep the style of the last remembered. */
  depth: 256,
  attachments: 100,
  /** Addresses that it is sent to, and those for answers: each is compared with links, contacts and writers. */
  recipients: 500,
  answers: 50,
  /** Writers of quoted emails whose domains are compared with the sender's. */
  correspondents: 50,
  /** Messages inside messages that are opened: each could hold hundreds, each with hundreds of its own. */
  nested: { depth: 3, emails: 8 },
  calendarParts: 5,
  /** Properties read of a calendar part, and characters of one. */
  calendar: { lines: 2_000, value: 20_000 },
  /** Attributes and files read of a winmail.dat, whose lengths are claims. */
  tnef: { attributes: 2_000, properties: 500, files: 50, text: 200_000 },
  /** Reading of a file's content. */
  inside: {
    /** Names of an archive; a few kilobytes can list 65,535. */
    members: 1_000,
    /** Archives in archives that are opened. */
    depth: 2,
    /** Of an email: members unpacked, and bytes unpacked of each and of all. Deflate packs a thousand to one. */
    unpacked: 24,
    member: 1_048_576,
    all: 4_194_304,
    /** Characters of web pages that are rendered, of all and of each that was packed. */
    text: 1_048_576,
    packedPage: 131_072,
    /** Streams of a PDF. */
    streams: 200,
    /** Links of one file, and of all. */
    links: 50,
  },
  /**
   * Pictures in which a QR code is looked for: what one unpacks to has nothing to do with its size. Decoding costs about
   * 10 ms for 100 kB or 300,000 pixels (measured); a code is small in both, and about as high as it is wide.
   */
  qr: { pictures: 4, bytes: 65_536, least: 40, elongation: 3, pixels: 400_000, totalPixels: 500_000, text: 2_000 },
  headers: 500,
  /** Pieces of evidence kept for one signal. */
  evidence: 5,
  quote: 200,
} as const;
