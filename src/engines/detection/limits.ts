/**
 * How much of an email is read. A sender chooses the length of an email, so no option can raise these: a megabyte of
 * links must not cost more than a page of them. Anything skipped is reported in `Analysis.coverage`, except images in
 * archives, because only their names are read.
 */
export const LIMITS = {
  /** UTF-16 units of a body or HTML source. */
  source: 1_048_576,
  /** UTF-16 units of displayed text that are searched for words and links. */
  text: 200_000,
  subject: 2_000,
  /** UTF-16 units of style sheets. */
  styles: 100_000,
  /** Limits of a message's source, counted before it is parsed. */
  message: {
    bytes: 26_214_400,
    lines: 700_000,
    parts: 500,
    /** Multiparts within a multipart. */
    multiparts: 32,
    /** Bytes of a part's header, except for the fields that have room of their own, and of each of these. */
    header: 131_072,
    field: 8_192,
    /** Bytes of a text part. */
    textPart: 1_048_576,
    /**
     * Bytes decoded of one file, and of all: a hundred files of 26 MB would fill the memory. A zip's directory is at
     * its end, so a file is kept whole where possible.
     */
    file: 2_097_152,
    files: 8_388_608,
    /** Total bytes and lines that the MIME parser gets. */
    keptBytes: 3_145_728,
    keptLines: 20_000,
  },
  /** Phrases kept per concept, in addition to prominent ones. */
  phrases: 100,
  /** Distinct links that are checked. */
  links: 300,
  /** The longest run without white space that is searched for links, and the longest URL that is parsed. */
  url: 4_096,
  /** Characters of a host (RFC 1035, section 2.3.4): a longer one can't exist. */
  host: 253,
  /** Open elements tracked while reading HTML; deeper ones keep the style of the last one tracked. */
  depth: 256,
  attachments: 100,
  /** Recipients and reply addresses: each is compared with links, contacts and writers. */
  recipients: 500,
  answers: 50,
  /** Writers of quoted emails whose domains are compared with the sender's. */
  correspondents: 50,
  /** Attached messages: each could contain hundreds, each with hundreds of its own. */
  nested: { depth: 3, emails: 8 },
  calendarParts: 5,
  /** Properties of a calendar part, and characters of one. */
  calendar: { lines: 2_000, value: 20_000 },
  /** Attributes and files of a winmail.dat, whose stated lengths can be false. */
  tnef: { attributes: 2_000, properties: 500, files: 50, text: 200_000 },
  /** The content of attached files. */
  inside: {
    /** Names in an archive; a few kilobytes can list 65,535. */
    members: 1_000,
    /** Archives within archives. */
    depth: 2,
    /**
     * Per email: members unpacked, and bytes unpacked of each and of all. Deflate compresses up to a thousand to one.
     */
    unpacked: 24,
    member: 1_048_576,
    all: 4_194_304,
    /** Characters of web pages that are rendered: of all, and of each that was packed. */
    text: 1_048_576,
    packedPage: 131_072,
    /** UTF-16 units of text in one file, and in all files. Ten pages have about 30,000. */
    fileText: 50_000,
    fileTexts: 100_000,
    /** Parts of an office document that have text: a workbook can have thousands of sheets. */
    textParts: 60,
    /** PDFs whose text a server extracts, pages of each, and milliseconds for all. */
    pdf: { files: 5, pages: 10, timeMs: 2_000 },
    /** Streams of a PDF. */
    streams: 200,
    /** Links of one file, and of all. */
    links: 50,
  },
  /**
   * Images searched for QR codes. An image's size says nothing about what it unpacks to. Decoding takes about 10 ms for
   * 100 kB or 300,000 pixels (measured); a code is small in both, and about as high as it is wide.
   */
  qr: { pictures: 4, bytes: 65_536, least: 40, elongation: 3, pixels: 400_000, totalPixels: 500_000, text: 2_000 },
  /**
   * Pictures whose words a server reads, for an email: how many, the smallest, the largest, and all together. Signatures'
   * logos and icons are smaller, and a phone's photo has 12 megapixels. `timeMs` and `memoryBytes` are for all of them.
   */
  pictures: {
    count: 4,
    leastSide: 24,
    leastPixels: 20_000,
    pixels: 12_582_912,
    totalPixels: 16_777_216,
    /** Pictures taken out of one document or archive, and their bytes. */
    packed: 12,
    packedBytes: 8_388_608,
    /** Bytes of a picture in a format that is not decoded: smaller ones are icons. */
    leastBytes: 3_000,
    words: 1_500,
    text: 10_000,
    timeMs: 2_000,
    memoryBytes: 209_715_200,
    /** For a screenshot of an email: it contains all the words, and somebody is waiting for the result. */
    screenshotMs: 5_000,
  },
  /**
   * QR codes drawn with tables, boxes, shapes or characters: the painted area, and cells per side (177 modules at
   * most).
   */
  drawn: { shapes: 40_000, leastCells: 21, mostCells: 720, codes: 4 },
  headers: 500,
  /** Pieces of evidence per signal. */
  evidence: 5,
  quote: 200,
} as const;
