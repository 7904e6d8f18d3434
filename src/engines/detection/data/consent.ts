import { wordSet } from './table.ts';

/**
 * OAuth scopes that give access to somebody's mailbox, files, chats or code, in lower case and without the address
 * before them. Own selection from Microsoft's, Google's, GitHub's, Slack's, Dropbox's and Box's permission references,
 * 2026-11.
 */
export const DANGEROUS_SCOPES = wordSet(`
  mail.read mail.readbasic mail.readwrite mail.send mail.read.shared mail.readwrite.shared mail.send.shared
  mailboxsettings.readwrite imap.accessasuser.all pop.accessasuser.all smtp.send ews.accessasuser.all full_access_as_user
  full_access_as_app files.read files.readwrite files.read.all files.readwrite.all sites.read.all sites.readwrite.all
  sites.fullcontrol.all notes.read.all notes.readwrite.all chat.read chat.readwrite channelmessage.read.all
  directory.readwrite.all directory.accessasuser.all user.readwrite.all application.readwrite.all policy.readwrite.all
  rolemanagement.readwrite.directory user_impersonation .default
  group.readwrite.all mail.readbasic.all
  devicemanagementconfiguration.readwrite.all approleassignment.readwrite.all securityevents.readwrite.all
  mail.google.com gmail.readonly gmail.modify gmail.compose gmail.send gmail.insert gmail.settings.basic
  gmail.settings.sharing gmail.metadata drive drive.readonly drive.metadata cloud-platform
  script.external_request photoslibrary
  repo delete_repo workflow write:org write:packages delete:packages codespace manage_runners:org
  channels:history groups:history im:history mpim:history files:read search:read
  files.content.read files.content.write sharing.write root_readwrite`);

/** Scopes to administer an organization: `admin.directory.user` of Google, `admin:org` of GitHub, `admin.users:write` of Slack. */
export const ADMIN_SCOPE = /^admin[.:]/;

/** The path of pages where an administrator grants an app access to a whole organization. */
export const ADMIN_CONSENT = /\/adminconsent\/?$/i;

/**
 * Where companies let people sign a device in with a code (RFC 8628). Own selection from the companies' documentation,
 * 2026-11.
 */
export const DEVICE_PAGE =
  /(?<![\w-])(?:microsoft\.com\/(?:devicelogin|link)|aka\.ms\/devicelogin|login\.microsoft\.com\/device|google\.com\/device|github\.com\/login\/device|device\.sso\.[\w-]{4,24}\.amazonaws\.com|login\.live\.com\/oauth20_remoteconnect|okta\.com\/activate|salesforce\.com\/setup\/connect|[\w./]{0,80}(?:devicelogin|deviceauth))(?![\w-])/i;

/** The reader's own computer: an address there is where some sign-ins end, with the code in it (RFC 8252, section 7.3). */
export const LOOPBACK_ADDRESS =
  /(?<![\w.-])(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?![\w.-]*@)/gi;

/** Pages where accounts create passwords for programs that can't sign in with two steps. Same source and date. */
export const APP_PASSWORD_PAGE =
  /(?<!\w)(?:myaccount\.google\.com\/apppasswords|proofs\/apppassword|account\/security\/app-passwords)(?!\w)/gi;
