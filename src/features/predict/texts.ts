import { OUTLOOK_TYPE } from '../../engines/detection/mime/outlook-file.ts';
import { MESSAGE_TYPE } from './contract.ts';

/** For answers of the server. */
export const PREDICT_ERRORS = {
  wrongType: `Send the email’s source as ${MESSAGE_TYPE}, or an Outlook file as ${OUTLOOK_TYPE}.`,
  outlookFile: 'This Outlook file couldn’t be read. In Outlook, save the email as .eml instead.',
} as const;
