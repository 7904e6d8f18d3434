import { OUTLOOK_TYPE } from '../../engines/detection/mime/outlook-file.ts';
import { MESSAGE_TYPE } from './contract.ts';

const SAVE_OTHERWISE = 'Take a screenshot of the email, or save it as .eml.';

/** For answers of the server. */
export const PREDICT_ERRORS = {
  wrongType: `Send the email’s source as ${MESSAGE_TYPE}, an Outlook file as ${OUTLOOK_TYPE}, or a screenshot as image/png or image/jpeg.`,
  outlookFile: 'This Outlook file couldn’t be read. In Outlook, save the email as .eml instead.',
  screenshotTooLarge: 'This picture is too large. The limit is 20 MB.',
  tooManyPixels: 'This picture has too many pixels. Crop it to the email, or save it in a smaller size.',
  damaged: 'This picture is damaged. Please take the screenshot again.',
  screenshotTooComplex: 'This picture takes too long to read. Crop it to the email and try again.',
  noWords:
    'We found too few words to check in this picture. Take a screenshot of the whole email, upright and in focus.',
  picturesOff: 'We can’t read pictures here. Save the email as .eml, or paste its subject and text.',
  /** @param type such as `HEIC` or `PDF` */
  wrongPicture: (type: string): string =>
    type === 'PDF'
      ? `We can’t check a PDF by itself. ${SAVE_OTHERWISE}`
      : `We can’t read ${type} pictures. Save it as PNG or JPEG, or take a screenshot of the email.`,
} as const;
