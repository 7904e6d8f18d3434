/** Decides what a page loads, and in which order, by editing the text of its HTML and of the bundled modules. */

/** File names with their bundled code. */
export type Modules = ReadonlyMap<string, string>;

const FOLDER = '/_astro/';
/** Of a script in a page, in characters. */
const MAX_INLINE_LENGTH = 200;
const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]*?\bfrom\s*)?["']\.\/([^"']+\.js)["']/g;
/** The page's first script, and the modules that each part of the page needs. */
const EARLY = /<script data-modules="([^"]*)">[\s\S]*?<\/script>/;
/** A file that only runs another. */
const RUNS_ANOTHER = /^import\s*["']\.\/([^"']+)["'];?\s*$/;
/** A file that only re-exports one export of another. */
const PASSES_ON = /^export\s*\{\s*([\w$]+)\s+as\s+([\w$]+)\s*\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/;

/**
 * Every page has all its styles in it, and Astro takes their files away; a file of several views' modules would still
 * ask for them. They are replaced by the previous entry in the list, which is requested only once.
 */
export function withoutStyles(modules: Modules): Map<string, string> {
  const pattern = /("_astro\/[^"]+\.js")((?:,"_astro\/[^"]+\.css")+)/g;
  const instead = (_: string, script: string, styles: string) => script + styles.replace(/"[^"]+"/g, () => script);
  return new Map([...modules].map(([name, code]) => [name, code.replace(pattern, instead)]));
}

/**
 * Where a file re-exports another's export as its default, the other gets that default itself: a renderer is always
 * loaded by its default export.
 */
export function withDefaults(modules: Modules): Map<string, string> {
  const changed = new Map(modules);
  for (const code of modules.values()) {
    const [, name, exported, target = ''] = PASSES_ON.exec(code) ?? [];
    const holder = changed.get(target);
    if (exported !== 'default' || !name || !holder) continue;
    // Only its export clause: an import may use the same name.
    const clause = /export\s*\{([^{}]*)\};?\s*$/.exec(holder)?.[1] ?? '';
    const local = clause
      .split(',')
      .map((one) => one.trim().split(/\s+as\s+/))
      .find(([, as]) => as === name)?.[0];
    if (local && !/\bas\s+default\b/.test(holder))
      changed.set(target, `${holder.trimEnd()}export{${local} as default};`);
  }
  return changed;
}

/**
 * The bundler puts its few helpers into a file of their own, which costs a request. Instead, each module that uses them
 * gets a copy.
 */
export function withInlinedRuntime(modules: Modules): Map<string, string> {
  const runtime = [...modules.keys()].find((name) => name.startsWith('rolldown-runtime.'));
  const [, body, clause] = /^([\s\S]*?);?export\s*\{([^{}]*)\};?\s*$/.exec(modules.get(runtime ?? '') ?? '') ?? [];
  if (!runtime || body === undefined || clause === undefined) return new Map(modules);
  const exported = renamed(clause, (local, name) => `${name}:${local}`);
  const pattern = new RegExp(String.raw`import\{([^{}]*)\}from"\./${runtime.replaceAll('.', String.raw`\.`)}";`);
  const inlined = ([name, code]: [string, string]) => {
    const own = code.replace(pattern, (_, names: string) => {
      const wanted = renamed(names, (imported, local) => `${imported}:${local}`);
      return `const{${wanted}}=(()=>{${body};return{${exported}}})();`;
    });
    // Its list of dependencies of later scripts names the file itself instead, which is loaded when the list is read.
    return [name, own.replaceAll(`"_astro/${runtime}"`, `"_astro/${name}"`)] as const;
  };
  return new Map([...modules].map(inlined));
}

/** `a as b,c` with each pair rewritten. */
function renamed(clause: string, put: (from: string, to: string) => string): string {
  const pairs = clause.split(',').map((pair) => pair.trim().split(/\s+as\s+/));
  return pairs.map(([from = '', to = from]) => put(from, to)).join(',');
}

/**
 * Skips files that only lead to others, and makes the browser fetch all modules at once.
 * @param files the file of each source that has one
 */
export function withModules(html: string, modules: Modules, files: ReadonlyMap<string, string> = new Map()): string {
  return withShortScripts(withPreloads(withoutDetours(html, modules), modules, files), modules);
}

/** A file of one line costs as many headers as any other, so the line goes into the page. */
function withShortScripts(html: string, modules: Modules): string {
  const inlined = new Set<string>();
  const page = outsideTemplates(html, (part) =>
    part.replace(/<script type="module" src="\/_astro\/([^"]+)"><\/script>/g, (tag, file: string) => {
      const code = modules.get(file)?.trim();
      if (code === undefined || code.length > MAX_INLINE_LENGTH) return tag;
      inlined.add(file);
      return `<script type="module">${code.replaceAll('"./', `"${FOLDER}`)}</script>`;
    }),
  );
  return page.replace(/<link rel="modulepreload" href="\/_astro\/([^"]+)"[^>]*>/g, (link, file: string) =>
    inlined.has(file) ? '' : link,
  );
}

/** An island may be in a template too; the template's styles belong to the page. */
export function withoutLateScripts(html: string): string {
  return html.replace(/<template\b[^>]*>(?:<script\b[^>]*><\/script>)+<\/template>/g, '');
}

/** The styles of a script in a template are in the template too. */
export function withLateStyles(html: string, file: string | undefined): string {
  if (file === undefined) return html;
  const styles = `<script type="module" src="${FOLDER}${file}"></script>`;
  return html.replace(/<template\b[^>]*>(?=<script\b)/g, (tag) => tag + styles);
}

function outsideTemplates(html: string, change: (part: string) => string): string {
  return html
    .split(/(<template\b[\s\S]*?<\/template>)/)
    .map((part) => (part.startsWith('<template') ? part : change(part)))
    .join('');
}

/** Everything that can name a class on a page: the page itself, and the scripts it loads at once or on demand. */
export function textOf(html: string, modules: Modules): string {
  const reached = new Set<string>();
  const reach = (code: string) => {
    for (const [, file = ''] of code.matchAll(/["'](?:\.\/|\/?_astro\/)([^"'/]+\.js)["']/g)) {
      const found = modules.get(file);
      if (found === undefined || reached.has(file)) continue;
      reached.add(file);
      reach(found);
    }
  };
  reach(html);
  const page = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '').replaceAll(/&(?:amp|#38);/g, '&');
  return [page, ...[...reached].map((file) => modules.get(file))].join('\n');
}

function withoutDetours(html: string, modules: Modules): string {
  const seen = new Set<string>();
  return html
    .replace(/<script type="module" src="\/_astro\/([^"]+)"><\/script>/g, (tag, file: string) => {
      const target = RUNS_ANOTHER.exec(modules.get(file) ?? '')?.[1];
      if (!target) return tag;
      if (seen.has(target)) return '';
      seen.add(target);
      return `<script type="module" src="${FOLDER}${target}"></script>`;
    })
    .replace(/<astro-island\b[^>]*>/g, (tag) => islandPastDetour(tag, modules));
}

function islandPastDetour(tag: string, modules: Modules): string {
  return componentPastDetour(tag, modules).replace(/renderer-url="\/_astro\/([^"]+)"/, (whole, file: string) => {
    const [, , exported, target = ''] = PASSES_ON.exec(modules.get(file) ?? '') ?? [];
    const isDefault = exported === 'default' && /\bas\s+default\b/.test(modules.get(target) ?? '');
    return isDefault ? `renderer-url="${FOLDER}${target}"` : whole;
  });
}

function componentPastDetour(tag: string, modules: Modules): string {
  const file = /component-url="\/_astro\/([^"]+)"/.exec(tag)?.[1];
  const passedOn = PASSES_ON.exec(modules.get(file ?? '') ?? '');
  if (!file || !passedOn) return tag;
  const [, name = '', exported = '', target = ''] = passedOn;
  const wanted = /component-export="([^"]+)"/.exec(tag)?.[1];
  if (wanted !== exported) return tag;
  return tag
    .replace(`component-url="${FOLDER}${file}"`, `component-url="${FOLDER}${target}"`)
    .replace(`component-export="${exported}"`, `component-export="${name}"`);
}

function withPreloads(html: string, modules: Modules, files: ReadonlyMap<string, string>): string {
  const needed = new Set<string>();
  for (const [, file = ''] of withoutLateTemplates(html).matchAll(
    /(?:src|component-url|renderer-url)="\/_astro\/([^"]+\.js)"/g,
  )) {
    follow(file, modules, needed);
  }
  const early = EARLY.exec(html);
  // People read a page before they press anything in it, so what they need for reading comes first.
  const priority = early ? '' : ' fetchpriority="low"';
  const links = [...needed].map((file) => `<link rel="modulepreload" href="${FOLDER}${file}"${priority}>`).join('');
  if (!early) return html.replace('</head>', () => `${links}</head>`);
  // The page is empty until its scripts have run, so they are requested before the styles arrive.
  const [script, parts = ''] = early;
  const filled = script.replace(parts, () =>
    escaped(JSON.stringify(modulesOfParts(unescaped(parts), needed, modules, files))),
  );
  return withFontsLast(html.replace(script, () => filled + links));
}

/** On a slow connection no font arrives in time for the first text, so it must not delay the page's content. */
function withFontsLast(html: string): string {
  return html.replace(/<link rel="preload"(?=[^>]* as="font")/g, '$& fetchpriority="low"');
}

/** What each part loads in addition to what the whole page loads. */
function modulesOfParts(
  parts: string,
  loaded: ReadonlySet<string>,
  modules: Modules,
  files: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const sources = Object.entries(JSON.parse(parts) as Record<string, string[]>);
  return Object.fromEntries(
    sources.map(([part, paths]) => {
      const needed = new Set(loaded);
      for (const path of paths) {
        const file = files.get(path);
        if (file === undefined) throw new Error(`${path}: no file of its own was written for it.`);
        follow(file, modules, needed);
      }
      return [part, [...needed].slice(loaded.size).map((file) => FOLDER + file)];
    }),
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const unescaped = (text: string) => text.replace(/&(?:quot|#34);/g, '"').replace(/&(?:amp|#38);/g, '&');

/**
 * A template's scripts run when the page says so, and cost nothing until then. But what an island has in a template is
 * shown as soon as the island loads.
 */
function withoutLateTemplates(html: string): string {
  return html.replace(/<template\b(?! data-astro-template)[\s\S]*?<\/template>/g, '');
}

function follow(file: string, modules: Modules, into: Set<string>): void {
  const code = modules.get(file);
  if (code === undefined || into.has(file)) return;
  into.add(file);
  for (const [, imported = ''] of code.matchAll(IMPORT)) follow(imported, modules, into);
}
