import { ATTACHMENTS } from './attachments.ts';
import { AUTHENTICATION } from './authentication.ts';
import { REGIONAL_BRANDS } from './brands.ts';
import type { Capability } from './capability.ts';
import { CONSENT } from './consent.ts';
import { DRAWN_CODES } from './drawn-codes.ts';
import { OTHER_LANGUAGES } from './languages.ts';
import { ONE_MAILBOX } from './one-mailbox.ts';
import { PICTURES } from './pictures.ts';
import { PLATFORMS } from './platforms.ts';
import { REDIRECTS } from './redirects.ts';
import { RELATIONSHIPS } from './relationships.ts';
import { REQUESTS } from './requests.ts';
import { UNSEEN } from './unseen.ts';

/** In the order in which they are printed. */
export const CAPABILITIES: readonly Capability[] = [
  ATTACHMENTS,
  PICTURES,
  DRAWN_CODES,
  REDIRECTS,
  CONSENT,
  PLATFORMS,
  RELATIONSHIPS,
  REQUESTS,
  AUTHENTICATION,
  REGIONAL_BRANDS,
  OTHER_LANGUAGES,
  UNSEEN,
  ONE_MAILBOX,
];
