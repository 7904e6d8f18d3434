export const RETURNED_EMAIL = {
  to: 'To',
  /** Until the script writes the path. */
  address: 'the page you asked for',
  stamp: 'Return to sender',
} as const;
