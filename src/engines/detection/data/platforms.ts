/** What a service's users write in emails that the service sends for them. */
export type Carried = 'documents' | 'invoices' | 'events' | 'discussions' | 'messages' | 'mailings';

/** A service that sends emails with its users' words. */
export interface Platform {
  name: string;
  /** As in display names, in lower case: “Ada via Docusign”, “Ada (Jira)”. */
  aliases: readonly string[];
  carries: Carried;
}

/** A sender of a platform. */
export interface PlatformSender {
  platform: Platform;
  /** The beginning of the part before the @; empty: any. */
  mailbox: string;
  /** Whether the platform sends its own notices from there as well. */
  isShared: boolean;
}

/** Services whose Reply-To is the account that the user logged in with. In other services users type it. */
export const REPLIES_TO_ACCOUNT: ReadonlySet<string> = new Set([
  'Google Drive',
  'Google Calendar',
  'SharePoint',
  'Microsoft Forms',
]);

/** The services' own support numbers in their notices, by digits, from their help pages, 2026-11. */
export const SUPPORT_NUMBERS: readonly string[] = [
  // PayPal
  '8882211161',
  '4029352050',
  // Venmo
  '8558124430',
  // Apple
  '8002752273',
  '8006927753',
  // Microsoft
  '8006427676',
];

/**
 * Lines of `name = aliases : what users write : senders`. A sender is a domain with its subdomains, a label under any
 * suffix, or the beginning of a mailbox at one of these; `?` marks those that also send the platform's own notices. Own
 * selection from the services' help pages and from emails they sent, 2026-11.
 */
const TABLE = `
Docusign : documents : docusign.net docusign.com
Acrobat Sign = adobe, acrobat : documents : adobesign.com echosign.com ?message@adobe.com
Dropbox = dropbox, hellosign : documents : ?hellosign.com ?dropbox.com ?dropboxmail.com
PandaDoc : documents : ?pandadoc.net ?pandadoc.com
SignNow : documents : ?signnow.com
Zoho Sign = zoho : documents : ?zohosign.com
Yousign : documents : ?yousign.com ?yousign.app
Google Drive = google : documents : drive-shares-dm-noreply@google.com drive-shares-noreply@google.com comments-noreply@docs.google.com forms-receipts-noreply@google.com
Google Calendar = google : events : calendar-notification@google.com
Google Groups = google : discussions : googlegroups.com
SharePoint = sharepoint, onedrive, microsoft : documents : sharepointonline.com ?no-reply@onedrive.com
Microsoft Forms = microsoft, forms : documents : formspro.microsoft.com
Microsoft Teams = teams, microsoft : discussions : email.teams.microsoft.com
Microsoft = microsoft : documents : invites@microsoft.com
Box : documents : ?box.com
Canva : documents : ?canva.com
Notion : documents : ?notion.so ?makenotion.com
Figma : documents : ?figma.com
Miro : documents : ?miro.com
WeTransfer : documents : ?wetransfer.com
Smartsheet : documents : ?smartsheet.com
SurveyMonkey : documents : surveymonkeyuser.com
Typeform : documents : ?typeform.com
Jotform : documents : ?jotform.com
GitHub : discussions : notifications@github.com ?noreply@github.com
GitLab : discussions : mg.gitlab.com
Atlassian = jira, confluence, atlassian : discussions : atlassian.net ?atlassian.com
Trello : discussions : ?trello.com
Asana : discussions : ?asana.com
Slack : discussions : ?slack.com
monday.com = monday : discussions : ?monday.com
Zoom : events : ?zoom.us ?zoom.com
Calendly : events : ?calendly.com
Eventbrite : events : ?eventbrite.com
Meetup : events : ?meetup.com
PayPal : invoices : ?paypal
Stripe : invoices : invoice+statements@stripe.com receipts@stripe.com failed-payments@stripe.com
QuickBooks = quickbooks, intuit : invoices : quickbooks@notification.intuit.com
Xero : invoices : post.xero.com
Square : invoices : ?invoicing@messaging.squareup.com
FreshBooks : invoices : ?freshbooks.com
Wave : invoices : ?waveapps.com
Venmo : invoices : ?venmo.com
Zoho Invoice = zoho : invoices : zohoinvoice zohobooks
BILL = bill.com, bill : invoices : ?bill.com
Microsoft = microsoft : invoices : ?microsoft-noreply@microsoft.com
Apple Calendar = icloud, apple : events : ?noreply@email.apple.com
Booking.com = booking : messages : guest.booking.com property.booking.com
Airbnb : messages : express@airbnb
eBay : messages : members.ebay
Etsy : messages : ?etsy.com
Kleinanzeigen : messages : mail.kleinanzeigen.de
Leboncoin : messages : messagerie.leboncoin.fr
LinkedIn : messages : ?linkedin.com
Facebook : messages : ?facebookmail.com
Mailchimp : mailings : mcsv.net rsgsv.net mailchimpapp.net
Constant Contact : mailings : ccsend.com
Substack : mailings : ?substack.com
Beehiiv : mailings : ?beehiiv.com
Brevo : mailings : brevosend.com`;

/** The senders, by their domain or label. */
export const PLATFORM_SENDERS: ReadonlyMap<string, readonly PlatformSender[]> = Map.groupBy(
  TABLE.trim().split('\n').flatMap(sendersIn),
  ({ domain }) => domain,
);

/** Pages of calendars and meetings, which every invitation links to. Same source and date. */
export const CALENDAR_PAGES: readonly string[] = [
  'calendar.google.com',
  'meet.google.com',
  'teams.microsoft.com',
  'teams.live.com',
  'outlook.office.com',
  'outlook.office365.com',
  'outlook.live.com',
  'calendar.yahoo.com',
  'zoom.us',
  'webex.com',
  'calendly.com',
];

function sendersIn(line: string): (PlatformSender & { domain: string })[] {
  const [names = '', carries = '', senders = ''] = line.split(' : ');
  const [name = '', aliases = name.toLowerCase()] = names.split(' = ');
  const platform = { name, aliases: aliases.split(', '), carries: carries as Carried };
  return senders.split(' ').map((sender) => {
    const isShared = sender.startsWith('?');
    const address = isShared ? sender.slice(1) : sender;
    const at = address.indexOf('@');
    return { platform, mailbox: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1), isShared };
  });
}
