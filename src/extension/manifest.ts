import { site } from '../content/site.ts';
import { matchOf } from './site-origin.ts';
import { MAIL_SITES } from './sites.ts';
import { MANIFEST_TEXTS } from './texts.ts';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type Browser = (typeof BROWSERS)[number];

export const ICON_SIZES = [16, 32, 48, 128] as const;

/** No page of the extension, nor its background, can contact any address. Images are data URLs. */
export const POLICY = [
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

/** For self-hosted sites: the browser asks for the one address that is set in the options. */
const SELF_HOSTED = ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'];

const PANEL = 'panel.html';
export const KEY = { suggested_key: { default: 'Alt+Shift+L' } };
export const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]));

interface Build {
  browser: Browser;
  version: string;
  origin: string;
}

/** No permission requested at installation lets the extension read a page by itself. */
export function manifestOf({ browser, version, origin }: Build) {
  const common = {
    manifest_version: 3,
    name: site.name,
    version,
    description: MANIFEST_TEXTS.description,
    homepage_url: origin,
    icons,
    action: { default_title: MANIFEST_TEXTS.button, default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    optional_host_permissions: [
      ...new Set([...MAIL_SITES.flatMap(({ matches }) => matches), matchOf(origin), ...SELF_HOSTED]),
    ],
    content_security_policy: { extension_pages: POLICY },
  };
  const permissions = ['activeTab', 'contextMenus', 'scripting', 'storage'];
  if (browser === 'chromium') {
    return {
      ...common,
      // The first with light-dark(), which the style sheets use.
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
    // Otherwise Firefox hides the button in a menu.
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
