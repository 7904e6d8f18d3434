import { site } from '../content/site.ts';
import { matchOf } from './site-origin.ts';
import { MAIL_SITES } from './sites.ts';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type Browser = (typeof BROWSERS)[number];

export const ICON_SIZES = [16, 32, 48, 128] as const;

/**
 * No page of the extension, nor its background, can call any address: `connect-src 'none'` holds for whatever code is in
 * the package. Pictures are the drawings in our own style sheets.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whoever runs the product at an address of their own is asked for that one, when they set it in the options. */
const OWN_SITES = ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'];

const PANEL = 'panel.html';
const KEY = { suggested_key: { default: 'Alt+Shift+L' } };
const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]));

interface Build {
  browser: Browser;
  version: string;
  /** Where the product runs. */
  origin: string;
}

/** The extension's manifest: nothing is asked for at its installation that lets it see a page by itself. */
export function manifestOf({ browser, version, origin }: Build) {
  const common = {
    manifest_version: 3,
    name: site.name,
    version,
    description:
      'Shows in your open email what it asks, where its links lead and who really sent it. Read on your own machine.',
    homepage_url: origin,
    icons,
    action: { default_title: `Check this email with ${site.name}`, default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    optional_host_permissions: [
      ...new Set([...MAIL_SITES.flatMap(({ matches }) => matches), matchOf(origin), ...OWN_SITES]),
    ],
    content_security_policy: { extension_pages: POLICY },
  };
  const permissions = ['activeTab', 'contextMenus', 'scripting', 'storage'];
  if (browser === 'chromium') {
    return {
      ...common,
      // The first that knows light-dark(), by which the colours of both themes are written.
      minimum_chrome_version: '123',
      permissions: [...permissions, 'sidePanel'],
      side_panel: { default_path: PANEL },
      commands: { _execute_action: KEY },
      background: { service_worker: 'background.js', type: 'module' },
    };
  }
  return {
    ...common,
    permissions,
    // Else the button would be in a menu, and not beside the address bar.
    action: { ...common.action, default_area: 'navbar' },
    commands: { _execute_sidebar_action: KEY },
    sidebar_action: { default_panel: PANEL, default_title: site.name, default_icon: icons, open_at_install: false },
    background: { scripts: ['background.js'], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'extension@letterlock.example',
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
    },
  };
}
