/**
 * How much of a letter is read. A sender chooses how long a letter is, so no option can raise these: a megabyte of
 * links must not cost more than a page of them. Whatever is left out is named in `Analysis.coverage`.
 */
export const LIMITS = {
  /** UTF-16 units of a body or HTML source that are read. */
  source: 1_048_576,
  /** UTF-16 units of displayed text that are searched for words and links. */
  text: 200_000,
  subject: 2_000,
  /** Of a message's source, counted before it is parsed. */
  message: {
    bytes: 26_214_400,
    lines: 700_000,
    parts: 500,
    /** Bytes kept of a part's header. */
    header: 131_072,
    /** Bytes kept of a text part. */
    textPart: 1_048_576,
    /** Bytes kept of an encoded file: more than is searched for signatures. */
    filePart: 8_192,
    /** Bytes and lines kept in all. */
    keptBytes: 3_145_728,
    keptLines: 20_000,
  },
  /** Distinct links that are taken apart. */
  links: 300,
  /** Longest run without white space in which links are looked for, and longest URL that is parsed. */
  url: 4_096,
  /** Open elements remembered while reading HTML; deeper ones keep the style of the last remembered. */
  depth: 256,
  attachments: 100,
  /** Writers of quoted letters whose domains are compared with the sender's. */
  correspondents: 50,
  /** Bytes of an attachment searched for known signatures. */
  attachmentBytes: 4_096,
  headers: 500,
  /** Pieces of evidence kept for one signal. */
  evidence: 5,
  quote: 200,
} as const;
