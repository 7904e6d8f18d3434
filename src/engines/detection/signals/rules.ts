import { ACCESS_REQUEST_SIGNALS } from './access-request.ts';
import { ADVERTISING_SIGNALS } from './advertising.ts';
import { ATTACHMENT_SIGNALS } from './attachment.ts';
import { AUTHENTICATION_SIGNALS } from './authentication.ts';
import { BANK_CHANGE_SIGNALS } from './bank-change.ts';
import { BEHAVIOUR_SIGNALS } from './behaviour.ts';
import { BLOCKLIST_SIGNALS } from './blocklist.ts';
import { COMMAND_SIGNALS } from './command.ts';
import { COMPLETE_LIST_SIGNALS } from './complete-list.ts';
import { CONCEALMENT_SIGNALS } from './concealment.ts';
import { CONFIRMATION_SIGNALS } from './confirmation.ts';
import { CONSENT_SIGNALS } from './consent.ts';
import { CONTACT_REQUEST_SIGNALS } from './contact-request.ts';
import { CONVERSATION_SIGNALS } from './conversation.ts';
import { DELIVERY_REPORT_SIGNALS } from './delivery-report.ts';
import { FILE_REQUEST_SIGNALS } from './file-request.ts';
import { FORM_SIGNALS } from './form.ts';
import { GIFT_CARD_SIGNALS } from './gift-card.ts';
import { GREETING_SIGNALS } from './greeting.ts';
import { IDENTITY_SIGNALS } from './identity.ts';
import { IMPERSONATION_SIGNALS } from './impersonation.ts';
import { INVITATION_SIGNALS } from './invitation.ts';
import { LINK_ADDRESS_SIGNALS } from './link-address.ts';
import { LINK_HOST_SIGNALS } from './link-host.ts';
import { LINK_PATH_SIGNALS } from './link-path.ts';
import { LINK_REDIRECT_SIGNALS } from './link-redirect.ts';
import { LINK_TEXT_SIGNALS } from './link-text.ts';
import { MONEY_SIGNALS } from './money.ts';
import { NAMING_SIGNALS } from './naming.ts';
import { NESTED_EMAIL_SIGNALS } from './nested-email.ts';
import { OWN_ORGANIZATION_SIGNALS } from './own-organization.ts';
import { PLATFORM_SIGNALS } from './platform.ts';
import { POPULARITY_SIGNALS } from './popularity.ts';
import { PRESSURE_SIGNALS } from './pressure.ts';
import { PRETEXT_SIGNALS } from './pretext.ts';
import { PROTECTION_SIGNALS } from './protection.ts';
import { REASSURANCE_SIGNALS } from './reassurance.ts';
import { RELATIONSHIP_SIGNALS } from './relationship.ts';
import { ROUTE_SIGNALS } from './route.ts';
import { SCHEME_SIGNALS } from './scheme.ts';
import { SECRET_REQUEST_SIGNALS } from './secret-request.ts';
import { SENDER_SIGNALS } from './sender.ts';
import { SENDER_MISMATCH_SIGNALS } from './sender-mismatch.ts';
import { SENDER_NAME_SIGNALS } from './sender-name.ts';
import type { SignalRule } from './signal.ts';
import { SPARSE_SIGNALS } from './sparse.ts';
import { STRANGER_PASSWORD_SIGNALS } from './stranger-password.ts';
import { TASK_SIGNALS } from './task.ts';
import { WARNING_SIGNALS } from './warning.ts';

export const SIGNAL_RULES: readonly SignalRule[] = [
  ...ACCESS_REQUEST_SIGNALS,
  ...PRETEXT_SIGNALS,
  ...FILE_REQUEST_SIGNALS,
  ...CONTACT_REQUEST_SIGNALS,
  ...SECRET_REQUEST_SIGNALS,
  ...STRANGER_PASSWORD_SIGNALS,
  ...COMMAND_SIGNALS,
  ...PROTECTION_SIGNALS,
  ...CONSENT_SIGNALS,
  ...BANK_CHANGE_SIGNALS,
  ...GIFT_CARD_SIGNALS,
  ...MONEY_SIGNALS,
  ...ADVERTISING_SIGNALS,
  ...PRESSURE_SIGNALS,
  ...GREETING_SIGNALS,
  ...IDENTITY_SIGNALS,
  ...SENDER_SIGNALS,
  ...AUTHENTICATION_SIGNALS,
  ...SENDER_NAME_SIGNALS,
  ...COMPLETE_LIST_SIGNALS,
  ...IMPERSONATION_SIGNALS,
  ...OWN_ORGANIZATION_SIGNALS,
  ...DELIVERY_REPORT_SIGNALS,
  ...PLATFORM_SIGNALS,
  ...INVITATION_SIGNALS,
  ...ROUTE_SIGNALS,
  ...CONFIRMATION_SIGNALS,
  ...SENDER_MISMATCH_SIGNALS,
  ...NAMING_SIGNALS,
  ...LINK_TEXT_SIGNALS,
  ...LINK_HOST_SIGNALS,
  ...LINK_PATH_SIGNALS,
  ...LINK_REDIRECT_SIGNALS,
  ...LINK_ADDRESS_SIGNALS,
  ...BLOCKLIST_SIGNALS,
  ...POPULARITY_SIGNALS,
  ...FORM_SIGNALS,
  ...SPARSE_SIGNALS,
  ...CONCEALMENT_SIGNALS,
  ...ATTACHMENT_SIGNALS,
  ...NESTED_EMAIL_SIGNALS,
  ...CONVERSATION_SIGNALS,
  ...BEHAVIOUR_SIGNALS,
  ...RELATIONSHIP_SIGNALS,
  ...TASK_SIGNALS,
  ...SCHEME_SIGNALS,
  ...REASSURANCE_SIGNALS,
  ...WARNING_SIGNALS,
];

const BY_ID = new Map(SIGNAL_RULES.map((rule) => [rule.id, rule]));

/** The record of a signal by its id; undefined for the wording, which is no signal of its own. */
export function ruleOf(id: string): SignalRule | undefined {
  return BY_ID.get(id);
}
