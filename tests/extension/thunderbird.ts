import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectMarionette } from './marionette.ts';

interface Start {
  program: string;
  /** A folder for its profile. */
  profile: string;
  /** The port of a local proxy that all traffic goes through. */
  proxy: number;
  /** The add-on's package. */
  extension: string;
  /** The sources of the emails in its local folder. */
  emails: readonly string[];
}

/** Starts Thunderbird with a profile of its own: a local folder with some emails, and the add-on. */
export async function startThunderbird({ program, profile, proxy, extension, emails }: Start) {
  const folder = join(profile, 'Mail', 'Local Folders');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, FOLDER),
    emails.map((source) => `From - Sat Nov 28 08:00:00 2026\n${source}\n\n`).join(''),
  );
  const lines = Object.entries({ ...PREFERENCES, ...through(proxy) }).map(
    (preference) => `user_pref(${JSON.stringify(preference).slice(1, -1)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
  const mail = spawn(program, flags, { stdio: 'ignore' });
  // Even if a test ends before closing it.
  process.once('exit', () => mail.kill('SIGKILL'));
  const { send, run } = await connectMarionette(await portOf(profile));
  await send('WebDriver:SetTimeouts', { script: 20_000 });
  await send('Addon:Install', { path: extension, temporary: true });
  return {
    /** Opens the email with this subject from the list, as a click does. Several subjects select several emails. */
    select: (...subjects: string[]) => run(select, FOLDER, subjects),
    /** The button in the email's header. */
    button: () => run(readButton),
    /** The text of the bar above the email, and whether it is visible. Empty without a bar. */
    bar: () => run(readBar),
    /** Presses that button. */
    press: () => run(pressButton),
    /** Closes its popup. */
    closePopup: () => run(closePopup),
    /** Presses the add-on's keys, Alt+Shift+L. */
    pressKeys: async () => {
      const keys = ['\uE00A', '\uE008', 'L'];
      const actions = [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    /** The text of the popup. */
    popup: () => run(readPopup),
    async close(): Promise<void> {
      const ended = once(mail, 'exit');
      // It closes the connection before it answers.
      void send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      await ended;
    },
  };
}

const FOLDER = 'Samples';

const PREFERENCES = {
  'mail.accountmanager.accounts': 'account1',
  'mail.accountmanager.localfoldersserver': 'server1',
  'mail.account.account1.server': 'server1',
  'mail.server.server1.type': 'none',
  'mail.server.server1.hostname': 'Local Folders',
  'mail.server.server1.userName': 'nobody',
  'mail.server.server1.name': 'Local Folders',
  'mail.server.server1.directory-rel': '[ProfD]Mail/Local Folders',
  'marionette.port': 0,
  'app.update.enabled': false,
  'app.donation.eoy.version.viewed': 999,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'extensions.update.enabled': false,
  'mail.provider.suppress_dialog_on_startup': true,
  'mail.rights.version': 1,
  'mailnews.start_page.enabled': false,
  'mailnews.start_page_override.mstone': 'ignore',
};

function through(port: number) {
  return {
    'network.proxy.type': 1,
    'network.proxy.http': 'localhost',
    'network.proxy.http_port': port,
    'network.proxy.ssl': 'localhost',
    'network.proxy.ssl_port': port,
    'network.proxy.allow_hijacking_localhost': true,
  };
}

async function portOf(profile: string): Promise<number> {
  const path = join(profile, 'MarionetteActivePort');
  for (let tries = 0; tries < 600; tries += 1) {
    const port = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
    if (port > 0) return port;
    await setTimeout(100);
  }
  throw new Error('Thunderbird did not start.');
}

// biome-ignore lint/suspicious/noExplicitAny: the program's own interfaces have no types here.
declare const Services: any, ChromeUtils: any;

// The functions below run inside Thunderbird, each on its own.

async function select(folderName: string, subjects: string[]): Promise<void> {
  const waitFor = async <Found>(what: string, find: () => Found | undefined | null | false): Promise<Found> => {
    for (let tries = 0; tries < 150; tries += 1) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => Services.tm.dispatchToMainThread({ run: () => resolve(0) }));
      await new Promise((resolve) => Services.wm.getMostRecentWindow('mail:3pane').setTimeout(resolve, 100));
    }
    throw new Error(`no ${what}`);
  };
  const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');
  const folder = await waitFor('folder', () =>
    MailServices.accounts.localFoldersServer.rootFolder.getChildNamed(folderName),
  );
  const window = Services.wm.getMostRecentWindow('mail:3pane');
  const tabmail = window.document.getElementById('tabmail');
  tabmail.switchToTab(0);
  const pane = await waitFor('list', () => tabmail.currentAbout3Pane?.threadTree && tabmail.currentAbout3Pane);
  if (pane.gFolder !== folder) pane.displayFolder(folder.URI);
  const rows: number[] = [];
  for (const subject of subjects) {
    rows.push(
      await waitFor(subject, () => {
        const view = pane.gDBView;
        for (let row = 0; row < (view?.rowCount ?? 0); row += 1) {
          if (view.getMsgHdrAt(row).mime2DecodedSubject === subject) return [row];
        }
        return undefined;
      }).then(([row = 0]) => row),
    );
  }
  pane.threadTree.selectedIndices = rows;
}

function readButton(): Record<'label' | 'tooltip' | 'icon', string> {
  const page = Services.wm.getMostRecentWindow('mail:3pane').document.getElementById('tabmail').currentAboutMessage;
  const button = page?.document.querySelector('[id^="thunderbird_letterlock_example"]');
  const read = (name: string) => button?.getAttribute(name) ?? '';
  const [icon = ''] = /icons\/[\w.]+/.exec(read('style')) ?? [];
  return { label: read('label'), tooltip: read('tooltiptext'), icon };
}

function readBar(): { text: string; isSeen: boolean } {
  const page = Services.wm.getMostRecentWindow('mail:3pane').document.getElementById('tabmail').currentAboutMessage;
  const email = page?.getMessagePaneBrowser()?.contentDocument;
  const bar = email?.querySelector('html > [role=alert]');
  if (!bar) return { text: '', isSeen: false };
  const { left, top, width, height } = bar.getBoundingClientRect();
  const isDrawn = bar.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isOnTop = email.elementFromPoint(left + width / 2, top + height / 2) === bar;
  // A closed shadow root: the email can't open it, the program can.
  return { text: bar.openOrClosedShadowRoot.textContent, isSeen: isDrawn && isOnTop && height > 40 };
}

function pressButton(): void {
  const page = Services.wm.getMostRecentWindow('mail:3pane').document.getElementById('tabmail').currentAboutMessage;
  page.document.querySelector('[id^="thunderbird_letterlock_example"]').click();
}

function closePopup(): void {
  const window = Services.wm.getMostRecentWindow('mail:3pane');
  const page = window.document.getElementById('tabmail').currentAboutMessage;
  for (const { document } of [page, window])
    for (const panel of document.querySelectorAll('panel.webextension-popup-panel')) panel.hidePopup();
}

/** The popup runs in a separate process, which answers by message. Empty while there is no popup. */
async function readPopup(): Promise<string> {
  const window = Services.wm.getMostRecentWindow('mail:3pane');
  const page = window.document.getElementById('tabmail').currentAboutMessage;
  const [popup] = [page, window].flatMap(({ document }) => [
    ...document.querySelectorAll('.webextension-popup-browser'),
  ]);
  if (!popup) return '';
  const { messageManager } = popup;
  return new Promise((resolve) => {
    const take = ({ data }: { data: string }) => {
      messageManager.removeMessageListener('popup-text', take);
      resolve(data);
    };
    messageManager.addMessageListener('popup-text', take);
    const read = "sendAsyncMessage('popup-text', content.document.body?.innerText ?? '')";
    messageManager.loadFrameScript(`data:,${encodeURIComponent(read)}`, false);
  });
}
