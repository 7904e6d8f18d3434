import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

interface Start {
  program: string;
  /** A folder for its profile. */
  profile: string;
  /** The port of a local proxy that all traffic goes through. */
  proxy: number;
  /** The extension's package. */
  extension: string;
  /** Canned answers for some hosts, served without the web. */
  mailSites: Record<string, string>;
}

/** Starts Firefox with a profile of its own and the extension in it. */
export async function startFirefox({ program, profile, proxy, extension, mailSites }: Start) {
  mkdirSync(profile, { recursive: true });
  const preferences = {
    // Programs can't press the browser's own prompt.
    'extensions.webextOptionalPermissionPrompts': false,
    'network.proxy.type': 1,
    'network.proxy.http': 'localhost',
    'network.proxy.http_port': proxy,
    'network.proxy.ssl': 'localhost',
    'network.proxy.ssl_port': proxy,
    'network.proxy.allow_hijacking_localhost': true,
  };
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${JSON.stringify(preference).slice(1, -1)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  // Even if a test ends before closing it.
  process.once('exit', () => browser.kill('SIGKILL'));
  const send = await connect(await addressOf(browser), async ({ method, params }, answer) => {
    if (method !== 'network.beforeRequestSent' || !params.isBlocked) return;
    const body = { type: 'string', value: mailSites[new URL(params.request.url).hostname] };
    const headers = [{ name: 'content-type', value: { type: 'string', value: 'text/html' } }];
    await answer('network.provideResponse', { request: params.request.request, statusCode: 200, headers, body });
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['network.beforeRequestSent'] });
  const urlPatterns = Object.keys(mailSites).map((hostname) => ({ type: 'pattern', hostname }));
  if (urlPatterns.length > 0) await send('network.addIntercept', { phases: ['beforeRequestSent'], urlPatterns });
  await send('webExtension.install', { extensionData: { type: 'archivePath', path: extension } });

  // They open by themselves.
  const { url: address, tab: options } = await findTab(send, (url) => url.endsWith('/options.html'));
  return {
    options,
    /** Opens the panel's document in a tab. It follows the active tab, as it does in the sidebar. */
    async openPanel(): Promise<Tab> {
      await options.evaluate(() => chrome.tabs.create({ url: 'panel.html' }));
      return (await findTab(send, (url) => url === new URL('panel.html', address).href)).tab;
    },
    /** Opens a page in a new active tab. */
    async open(url: string): Promise<Tab> {
      const { context } = await send('browsingContext.create', { type: 'tab' });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      return tabOf(send, context);
    },
    /** Waits for the tab whose URL starts like this. */
    find: async (address: string): Promise<Tab> => (await findTab(send, (url) => url.startsWith(address))).tab,
    async close(): Promise<void> {
      const ended = once(browser, 'exit');
      await send('browser.close', {});
      await ended;
    },
  };
}

async function findTab(send: Send, isIt: (url: string) => boolean): Promise<{ url: string; tab: Tab }> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { contexts } = await send('browsingContext.getTree', {});
    const found = contexts.find(({ url }: { url: string }) => isIt(url));
    if (found) return { url: found.url, tab: tabOf(send, found.context) };
    await setTimeout(100);
  }
  throw new Error('The tab did not open.');
}

export type Tab = ReturnType<typeof tabOf>;

function tabOf(send: Send, context: string) {
  const target = { context };
  const call = async (functionDeclaration: string, ...values: string[]) => {
    const given = values.map((value) => ({ type: 'string', value }));
    const parameters = { functionDeclaration, arguments: given, target, awaitPromise: true };
    const { result, exceptionDetails } = await send('script.callFunction', parameters);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const element = async (selector: string, text: string) => {
    const { sharedId } = await call(WAIT_FOR_ELEMENT, selector, text);
    return { sharedId };
  };
  return {
    /** Runs a function in the page. It must not use anything outside itself. */
    async evaluate<Answer, Given extends unknown[]>(
      run: (...given: Given) => Answer,
      ...given: Given
    ): Promise<Awaited<Answer>> {
      const { value } = await call(
        `async (given) => JSON.stringify({ answer: await (${run})(...JSON.parse(given)) })`,
        JSON.stringify(given),
      );
      return JSON.parse(value).answer;
    },
    /** The text of the page, empty while it has no body. */
    async text(): Promise<string> {
      return (await call("() => document.body?.innerText ?? ''")).value;
    },
    /** Clicks the first element of this kind with this text. */
    async press(selector: string, text: string): Promise<void> {
      const origin = { type: 'element', element: await element(selector, text) };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async chooseFile(path: string): Promise<void> {
      await send('input.setFiles', { context, element: await element('input[type=file]', ''), files: [path] });
    },
  };
}

const WAIT_FOR_ELEMENT = `async (selector, text) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = [...document.querySelectorAll(selector)].find((element) => element.textContent.includes(text));
    if (found) {
      found.scrollIntoView({ block: 'center' });
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('There is no ' + selector + ' with ' + text);
}`;

// biome-ignore lint/suspicious/noExplicitAny: messages are used in the protocol's own form.
type Message = any;
type Send = (method: string, params: object) => Promise<Message>;

/** Speaks WebDriver BiDi, which is JSON over a WebSocket. */
async function connect(address: string, listen: (event: Message, answer: Send) => Promise<void>): Promise<Send> {
  const socket = new WebSocket(address);
  const asked = new Map<number, PromiseWithResolvers<Message>>();
  let count = 0;
  const send: Send = (method, params) => {
    count += 1;
    const answer = Promise.withResolvers<Message>();
    asked.set(count, answer);
    socket.send(JSON.stringify({ id: count, method, params }));
    return answer.promise;
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') void listen(message, send);
    else if (message.type === 'error') asked.get(message.id)?.reject(new Error(`${message.error}: ${message.message}`));
    else asked.get(message.id)?.resolve(message.result);
  });
  await once(socket, 'open');
  return send;
}

/** The address it listens at, read from its output. */
async function addressOf({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  const output: string[] = [];
  const address = Promise.withResolvers<string>();
  // Read to its end: a full pipe would block the browser.
  createInterface(stderr)
    .on('line', (line) => {
      output.push(line);
      const [, url] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
      if (url) address.resolve(`${url}/session`);
    })
    .on('close', () => address.reject(new Error(`Firefox did not start: ${output.join('\n')}`)));
  return address.promise;
}
