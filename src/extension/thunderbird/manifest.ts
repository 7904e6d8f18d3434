import { site } from '../../content/site.ts';
import { icons, KEY, POLICY } from '../manifest.ts';
import { MANIFEST_TEXTS } from '../texts.ts';
import { BUTTON_TEXTS } from './texts.ts';

interface Build {
  version: string;
  origin: string;
}

/** It reads the email that is displayed, and can't change an email or contact any site. */
export function thunderbirdManifestOf({ version, origin }: Build) {
  return {
    manifest_version: 3,
    name: site.name,
    version,
    description: MANIFEST_TEXTS.thunderbird,
    homepage_url: origin,
    icons,
    // With both, Thunderbird runs a script in a displayed email; otherwise only with the permission to change emails.
    permissions: ['messagesRead', 'scripting'],
    message_display_action: {
      default_title: BUTTON_TEXTS.noneTitle,
      default_label: BUTTON_TEXTS.none,
      default_icon: icons,
      default_popup: 'popup.html',
    },
    message_display_scripts: [{ js: ['bar.js'] }],
    commands: { _execute_message_display_action: KEY },
    background: { scripts: ['background.js'], type: 'module' },
    content_security_policy: { extension_pages: POLICY },
    browser_specific_settings: {
      // The first with message_display_scripts in the manifest.
      gecko: { id: 'thunderbird@letterlock.example', strict_min_version: '151.0' },
    },
  };
}
