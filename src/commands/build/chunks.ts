/** Matches a module's id against any of these, with `/` for any separator. */
function anyOf(...parts: string[]): RegExp {
  return new RegExp(parts.map((part) => part.replaceAll('/', String.raw`[\\/]`)).join('|'));
}

/** Code that every app page needs: Preact with its packages, and shared modules. Public pages load none of it. */
const APP = anyOf(
  'rolldown/runtime',
  'preload-helper',
  '/node_modules/(?:preact|react|react-dom|@astrojs/preact|react-hot-toast|goober|nanostores|@nanostores)/',
  String.raw`/src/ui/(?:Button|ButtonLink|Checkbox|Dialog|DialogForm|DropZone|Empty|ErrorBoundary|Field|Icon)\.tsx$`,
  String.raw`/src/ui/(?:Loading|NotSent|Notice|RadioGroup|SealMark|Segmented|Toaster)\.tsx$`,
  String.raw`/src/ui/(?:button-class|escape-html|marks|seal-shapes|show-modal|texts|without-links)\.ts$`,
  '/src/client/(?!event-stream|upload)',
  '/src/content/',
  '/src/engines/detection/(?:analysis|mime/outlook-file)',
  '/src/features/(?:guard|toaster)/',
  String.raw`/src/features/sign-in/(?:(?:LogOut|DemoBanner)\.astro\?|(?:api|contract|log-in-link|service)\.ts$)`,
  '/src/features/password/(?:second-factor/)?contract',
  '/src/features/(?:email-test|feedback)/prefill',
  '/src/features/feedback/(?:api|contract|receipts-store)',
  '/src/features/mailbox/(?:contract|store|texts)',
  '/src/features/predict/(?:api|contract)',
  '/src/features/shared-verdicts/contract',
);

/** Code shared by the account and log-in pages. */
const SIGN_IN = anyOf('/src/features/passkeys/', '/src/features/sign-in/(?:confirm-store|link-store|texts)');

/** Code shared by the account and the dialog that shares a verdict. */
const LINKS = anyOf('/src/features/shared-verdicts/(?:api|links-store|links-texts)');

/** An email on its sheet, and the findings beside it. */
const FINDINGS = anyOf(
  String.raw`/src/ui/(?!Confirmation|ShownOnce).+\.tsx?$`,
  '/src/features/shared-verdicts/(?:store|texts)',
);

const REPORTS = anyOf('/src/features/feedback/(?:ReportStatus|texts)');

/** The tool's page before the password is entered. */
const COMPARE = anyOf('/src/features/compare/(?:CompareTool|PasswordGate|request-comparison|store|contract|texts)');

const EMAIL_TEST = anyOf('/src/features/email-test/(?!Assessment)');

/** The dashboard's frame, and code shared by its sections. */
const HOME = anyOf(
  '/src/features/dashboard/(?!AccountWithSenders|CorrectableScan)',
  '/src/features/first-run/',
  '/src/features/scanning/',
  String.raw`/src/features/alerts/(?:alert-list|alert-title|api|badge|live|notifications|store|texts)\.ts$`,
  '/src/features/alerts/views/(?:NewAlert|new-alert)',
  '/src/features/corrections/(?:api|contract|mark-texts|senders-store|senders-texts|store|views/corrections)',
  String.raw`/src/features/scans/(?:(?:api|calls|contract|filter|scan-store|selection|store|texts|view-texts|words)\.ts|views/ScansView\.tsx)$`,
  '/src/features/forwarding/',
  String.raw`/src/ui/(?:Confirmation|ShownOnce)\.tsx$`,
);

/** Which modules share a file. Each file costs 0.8 kB of headers and its share of a slow connection. */
export const CHUNKS = [
  { name: 'app', test: APP, priority: 2 },
  { name: 'sign-in', test: SIGN_IN, priority: 1 },
  { name: 'links', test: LINKS, priority: 1 },
  { name: 'reports', test: REPORTS, priority: 1 },
  { name: 'compare', test: COMPARE, priority: 1 },
  { name: 'email-test', test: EMAIL_TEST, priority: 1 },
  { name: 'findings', test: FINDINGS, priority: 1 },
  { name: 'home', test: HOME, priority: 0 },
];
