import type { Migration } from 'kysely/migration';
import * as accounts from './001_accounts.ts';
import * as mailboxes from './002_mailboxes.ts';
import * as forms from './003_forms.ts';
import * as reports from './004_reports.ts';
import * as outbox from './005_outbox.ts';
import * as passwords from './006_passwords.ts';
import * as endedGrants from './007_ended_grants.ts';
import * as scans from './010_scans.ts';
import * as tasks from './011_tasks.ts';
import * as givenUpScans from './012_given_up_scans.ts';
import * as consentedMailboxes from './013_consented_mailboxes.ts';
import * as alertMails from './014_alert_mails.ts';
import * as invitations from './015_invitations.ts';
import * as databaseIdentity from './016_database_identity.ts';
import * as erasedScans from './017_erased_scans.ts';
import * as sealedCodes from './020_sealed_codes.ts';
import * as watchedMailboxes from './024_watched_mailboxes.ts';
import * as plainNames from './025_plain_names.ts';
import * as correspondents from './026_correspondents.ts';
import * as askers from './027_askers.ts';
import * as sharedVerdicts from './028_shared_verdicts.ts';
import * as corrections from './029_corrections.ts';
import * as pushSubscriptions from './030_push_subscriptions.ts';
import * as passkeys from './031_passkeys.ts';
import * as sharedScans from './032_shared_scans.ts';
import * as identities from './033_identities.ts';
import * as secondFactors from './034_second_factors.ts';
import * as apiKeys from './035_api_keys.ts';
import * as alertHooks from './036_alert_hooks.ts';
import * as trustedSenders from './039_trusted_senders.ts';
import * as emailedVerdicts from './040_emailed_verdicts.ts';
import * as asksInOutbox from './041_asks_in_outbox.ts';
import * as loginTimes from './042_login_times.ts';

/** Applied in the order of their names. Never change a released migration; add a new one. */
export const migrations: Record<string, Migration> = {
  '001_accounts': accounts,
  '002_mailboxes': mailboxes,
  '003_forms': forms,
  '004_reports': reports,
  '005_outbox': outbox,
  '006_passwords': passwords,
  '007_ended_grants': endedGrants,
  '010_scans': scans,
  '011_tasks': tasks,
  '012_given_up_scans': givenUpScans,
  '013_consented_mailboxes': consentedMailboxes,
  '014_alert_mails': alertMails,
  '015_invitations': invitations,
  '016_database_identity': databaseIdentity,
  '017_erased_scans': erasedScans,
  '020_sealed_codes': sealedCodes,
  '024_watched_mailboxes': watchedMailboxes,
  '025_plain_names': plainNames,
  '026_correspondents': correspondents,
  '027_askers': askers,
  '028_shared_verdicts': sharedVerdicts,
  '029_corrections': corrections,
  '030_push_subscriptions': pushSubscriptions,
  '031_passkeys': passkeys,
  '032_shared_scans': sharedScans,
  '033_identities': identities,
  '034_second_factors': secondFactors,
  '035_api_keys': apiKeys,
  '036_alert_hooks': alertHooks,
  '039_trusted_senders': trustedSenders,
  '040_emailed_verdicts': emailedVerdicts,
  '041_asks_in_outbox': asksInOutbox,
  '042_login_times': loginTimes,
};
