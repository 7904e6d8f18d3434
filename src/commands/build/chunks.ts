/** Matches a module's id by any of these, with `/` for any separator. */
function anyOf(...parts: string[]): RegExp {
  return new RegExp(parts.map((part) => part.replaceAll('/', String.raw`[\\/]`)).join('|'));
}

/** All that a public page loads: neither of the others may get into it. */
const FRAME = anyOf(
  '/nanostores/(?:atom|lifecycle)/',
  '/@nanostores/persistent/',
  String.raw`/client/theme\.ts$`,
  String.raw`/ui/rove\.ts$`,
  String.raw`/ui/ThemeSwitch\.astro\?`,
);

const REACT = anyOf(
  'rolldown/runtime',
  '/node_modules/(?:react|react-dom|scheduler|@astrojs/react|react-hot-toast|goober|@nanostores/(?:react|query))/',
);

/** An email with its findings, which no page shows at once. */
const FINDINGS = String.raw`/src/ui/(?:email/|(?:Inspection|Margin|Quotation|VerdictHead|Seal|PicturePlace)\.tsx|(?:annotate|evidence|framed|picture-source)\.ts)`;

/** What most islands share, and small modules that would be a file of their own. */
const APP = anyOf(
  'preload-helper',
  String.raw`(?!.*${FINDINGS})/src/(?:ui|client)/(?!.*\.astro)`,
  '/src/features/(?:guard|toaster)/',
  String.raw`/src/features/sign-in/(?:LogOut\.astro\?|DemoBanner\.astro\?|log-in-link)`,
  '/src/features/email-test/(?:prefill|contract|texts)',
  '/src/features/(?:feedback/prefill|forms/api)',
  '/src/features/(?:mailbox|predict)/(?:api|contract|texts)',
  '/src/features/(?:password|passkeys)/(?:api|contract|store|texts)',
  '/src/features/sign-in/(?:api|contract|confirm-store|link-store|service|texts)',
  '/src/content/site',
);

const REPORTS = anyOf('/src/features/feedback/(?:receipts-store|ReportStatus|texts|contract|api)');

/** What the sections of the dashboard share. */
const DASHBOARD = anyOf('/src/features/(?:account|alerts|dashboard|first-run|overview|scanning|scans|tasks)/');

/** Which modules share a file. Each file costs 0.8 kB of headers and its share of a slow connection. */
export const CHUNKS = [
  { name: 'frame', test: FRAME, priority: 5 },
  { name: 'react', test: REACT, priority: 4 },
  { name: 'app', test: APP, priority: 3 },
  { name: 'reports', test: REPORTS, priority: 2 },
  { name: 'findings', test: anyOf(FINDINGS), priority: 1 },
  { name: 'dashboard', test: DASHBOARD, minShareCount: 2, priority: 0 },
];
