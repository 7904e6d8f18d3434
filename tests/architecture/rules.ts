import { NOT_IN_SITE } from '../../src/commands/build/fingerprint.ts';
import type { SourceFile } from './imports.ts';

const folder = (path: string, depth: number) => `${path.split('/').slice(0, depth).join('/')}/`;
const isServerOnly = (path: string) => path.startsWith('src/server/') || /\.server\.tsx?$/.test(path);
const isInSite = (path: string) => !NOT_IN_SITE.some((below) => path.startsWith(below));
const isOurs = (target: string) => target.startsWith('src/') || target === 'package.json';

/** Files of a feature that other features may use: its calls, its state, its texts, and the shell's addresses. */
const PUBLIC = /\/(?:contract|api|calls|route|(?:[\w-]+-)?(?:store|texts))\.ts$/;

/**
 * Modules of the detection engine that others may import beside its `index.ts`, which brings the lists and the model's
 * weights: 470 kB, packed. Tools train and measure the rest, and the threads that read pictures have no memory for it.
 */
const PUBLIC_OF_DETECTION =
  /^src\/engines\/detection\/(?:(?:index|analysis|email|limits)\.ts|(?:attachments|codes|display|mime)\/)/;
const mayUseDetection = (path: string) => /^src\/(?:engines\/detection|tools|workers\/pictures)\//.test(path);

/**
 * One sentence for each forbidden import: what it is, and what to do instead. `ui` may read `content` (the product's name
 * is on every page) and the store of the theme; `commands` and `tools` put server and features together.
 */
export function complaint({ path }: SourceFile, target: string, typeOnly: boolean): string | undefined {
  const breach = `${path} imports ${target}`;
  if (target.startsWith('src/pages/'))
    return `${breach}: pages are imported by nobody. Move the shared part to a feature.`;
  const mayUseServer =
    isServerOnly(path) ||
    /^src\/(?:pages|commands|deploy|tools)\//.test(path) ||
    path === 'src/middleware.ts' ||
    path === 'src/env.d.ts';
  if (isServerOnly(target) && !mayUseServer) {
    return `${breach}: this file may reach the browser. Call the endpoint instead, or rename the file to *.server.ts.`;
  }
  if (target.startsWith('src/extension/') && !/^src\/(?:extension|commands|tools)\//.test(path)) {
    return `${breach}: the extension is a program of its own. Move the shared part to ui, engines or a contract.ts.`;
  }
  if (target.startsWith('src/tools/') && !path.startsWith('src/tools/') && path !== 'src/commands/test.ts') {
    return `${breach}: tools are for developers, and no part of the program. Move the shared part to where it is needed.`;
  }
  if (target.startsWith('src/engines/detection/') && !PUBLIC_OF_DETECTION.test(target) && !mayUseDetection(path)) {
    return `${breach}: a part of the engine that only its own files know. Import it from engines/detection/index.ts.`;
  }
  if (isInSite(path) && !isInSite(target) && isOurs(target)) {
    return `${breach}: a change of that would not rebuild the site. Move the shared part to a feature or to server.`;
  }
  if (path.startsWith('src/engines/')) {
    if (isOurs(target) && !target.startsWith(folder(path, 3)) && !target.startsWith('src/engines/html/')) {
      return `${breach}: an engine imports nothing of ours outside its folder. Pass it in as an argument.`;
    }
    if (/^(?:node:|astro|react|nanostores|@nanostores)/.test(target)) {
      return `${breach}: an engine is pure. Do this in the feature and pass the result in.`;
    }
  } else if (path.startsWith('src/ui/')) {
    const allowed =
      target.startsWith('src/ui/') ||
      target.startsWith('src/content/') ||
      (target.startsWith('src/engines/') && typeOnly) ||
      target.startsWith('src/client/theme');
    if (isOurs(target) && !allowed)
      return `${breach}: ui knows no feature. Take it as a prop, or move this part to the feature.`;
  } else if (path.startsWith('src/server/')) {
    if (isOurs(target) && !target.startsWith('src/server/')) {
      return `${breach}: server knows no feature. Move what both need down to server, or this up to the feature.`;
    }
  } else if (path.startsWith('src/workers/')) {
    const isTheirs = isServerOnly(path)
      ? /^src\/(?:workers|server)\//.test(target)
      : target.startsWith('src/workers/') && !isServerOnly(target);
    if (isOurs(target) && !isTheirs && !target.startsWith('src/engines/'))
      return `${breach}: worker threads know engines only. Do this where the task is asked for.`;
  } else if (path.startsWith('src/client/')) {
    if (isOurs(target) && !target.startsWith('src/client/'))
      return `${breach}: client knows no feature. Move this to the feature, or pass it in.`;
  } else if (path.startsWith('src/content/')) {
    if (isOurs(target) && !target.startsWith('src/content/'))
      return `${breach}: content is data. It imports content only.`;
  } else if (path.startsWith('src/extension/')) {
    const allowed =
      /^src\/(?:extension|ui|engines|content)\//.test(target) ||
      target === 'src/client/theme.ts' ||
      /^src\/features\/[^/]+\/contract\.ts$/.test(target);
    if (isOurs(target) && !allowed)
      return `${breach}: the extension runs beside the site, without its calls and sessions. Hand it over by an address.`;
  } else if (path.startsWith('src/features/')) {
    const isOther = target.startsWith('src/features/') && !target.startsWith(folder(path, 3));
    const isAllowed =
      PUBLIC.test(target) ||
      (isServerOnly(path) && isServerOnly(target)) ||
      target.startsWith('src/features/dashboard/parts/') ||
      (path.startsWith('src/features/dashboard/') && !isServerOnly(target));
    if (isOther && !isAllowed) {
      return `${breach}: of another feature only contract, api, calls, store, route and texts may be imported. Only the dashboard puts views together.`;
    }
  }
  return undefined;
}
