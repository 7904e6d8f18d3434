/** Tells the operator why a list was not accepted. */
export class UnusableList extends Error {}

/** Most bytes of any list, downloaded or unpacked. */
export const MAX_BYTES = 64 * 1024 * 1024;
export const TOO_LARGE = 'it is larger than 64 MB';
