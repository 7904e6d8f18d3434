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

/** What most pages need as soon as they open, and small modules that would be a file of their own. */
const APP = anyOf(
  'preload-helper',
  String.raw`/src/ui/(?:Button|Checkbox|Dialog|ErrorBoundary|Field|Icon|Loading|NotSent|Notice|RadioGroup|Toaster)\.tsx$`,
  String.raw`/src/ui/(?:button-class|texts)\.ts$`,
  '/src/client/(?!event-stream|theme|upload)',
  '/src/content/',
  '/src/features/(?:guard|toaster)/',
  String.raw`/src/features/sign-in/(?:LogOut\.astro\?|DemoBanner\.astro\?|log-in-link)`,
  '/src/features/(?:email-test|feedback)/prefill',
  '/src/features/mailbox/(?:contract|store|texts)',
);

/** The log-in page, which the account's section shares much with. */
const SIGN_IN = anyOf('/src/features/(?:sign-in|passkeys|password(?!/second-factor))/');

/** An email on its sheet, and the findings beside it. */
const FINDINGS = anyOf('/src/ui/');

const REPORTS = anyOf('/src/features/feedback/(?:receipts-store|ReportStatus|texts|contract|api)');

/** What stands before the tool's password. */
const COMPARE = anyOf('/src/features/compare/(?:CompareTool|PasswordGate|request-comparison|store|contract|texts)');

/** The dashboard as it opens. */
const HOME = anyOf(
  String.raw`/src/features/dashboard/(?:Dashboard\.island|MonitorNotice|Navigation|NotLoaded)\.tsx$`,
  '/src/features/(?:overview|first-run)/',
);

/** What the sections of the dashboard share. */
const DASHBOARD = anyOf(
  '/src/features/(?:account|alerts|dashboard|first-run|overview|scanning|scans|tasks|password/second-factor)/',
);

/** Which modules share a file. Each file costs 0.8 kB of headers and its share of a slow connection. */
export const CHUNKS = [
  { name: 'frame', test: FRAME, priority: 5 },
  { name: 'react', test: REACT, priority: 4 },
  { name: 'app', test: APP, priority: 3 },
  { name: 'sign-in', test: SIGN_IN, priority: 2 },
  { name: 'reports', test: REPORTS, priority: 2 },
  { name: 'compare', test: COMPARE, priority: 2 },
  { name: 'findings', test: FINDINGS, priority: 1 },
  { name: 'home', test: HOME, priority: 1 },
  { name: 'dashboard', test: DASHBOARD, minShareCount: 2, priority: 0 },
];
