import { MESSAGE_TYPE } from './contract.ts';

/** For answers of the server. */
export const PREDICT_ERRORS = {
  wrongType: `Send the email’s source as ${MESSAGE_TYPE}.`,
} as const;
