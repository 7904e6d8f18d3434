/** What a page loads, and in which order: pure text work on its HTML and on the modules that the bundler wrote. */

/** File names, and what the bundler wrote into them. */
export type Modules = ReadonlyMap<string, string>;

const FOLDER = '/_astro/';
const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]*?\bfrom\s*)?["']\.\/([^"']+\.js)["']/g;
/** A file that does nothing but run another. */
const RUNS_ANOTHER = /^import\s*["']\.\/([^"']+)["'];?\s*$/;
/** A file that does nothing but pass on one export of another. */
const PASSES_ON = /^export\s*\{\s*([\w$]+)\s+as\s+([\w$]+)\s*\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/;

/**
 * Every page has all its styles in it, and Astro takes their files away; a file of several views' modules would still ask
 * for them. In their place comes what stands before them in the list, which is asked for once.
 */
export function withoutStyles(modules: Modules): Map<string, string> {
  const pattern = /("_astro\/[^"]+\.js")((?:,"_astro\/[^"]+\.css")+)/g;
  const instead = (_: string, script: string, styles: string) => script + styles.replace(/"[^"]+"/g, () => script);
  return new Map([...modules].map(([name, code]) => [name, code.replace(pattern, instead)]));
}

/**
 * Where a file passes on another's export as its default, the other gets that default itself: a renderer is always
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

/** Points the page past files that only lead to others, and has the browser fetch all modules at once. */
export function withModules(html: string, modules: Modules): string {
  return withPreloads(withoutDetours(html, modules), modules);
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

function withPreloads(html: string, modules: Modules): string {
  const needed = new Set<string>();
  // A template's scripts run when the page says so, and cost nothing until then.
  const atOnce = html.replace(/<template\b[\s\S]*?<\/template>/g, '');
  for (const [, file = ''] of atOnce.matchAll(/(?:src|component-url|renderer-url)="\/_astro\/([^"]+\.js)"/g)) {
    follow(file, modules, needed);
  }
  const links = [...needed].map((file) => `<link rel="modulepreload" href="${FOLDER}${file}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}

function follow(file: string, modules: Modules, into: Set<string>): void {
  const code = modules.get(file);
  if (code === undefined || into.has(file)) return;
  into.add(file);
  for (const [, imported = ''] of code.matchAll(IMPORT)) follow(imported, modules, into);
}
