import type { APIContext } from 'astro';

/** What an endpoint works with, whether Astro calls it or our own server. */
export type EndpointContext = Pick<
  APIContext,
  'request' | 'url' | 'params' | 'cookies' | 'clientAddress' | 'locals' | 'routePattern'
>;

export type EndpointHandler = (context: EndpointContext) => Response | Promise<Response>;

/** What a file of endpoints exports: a handler for each method, and `ALL` for the methods it does not name. */
export type EndpointModule = Readonly<Record<string, EndpointHandler | undefined>>;

/** Files of endpoints by their path below `pages`, such as `/api/v1/scans/[scanId]/index.ts`. */
export type EndpointFiles = Readonly<Record<string, () => Promise<EndpointModule>>>;

export interface EndpointRoute {
  /** As Astro names it, such as `/api/v1/scans/[scanId]`. */
  pattern: string;
  load(): Promise<EndpointModule>;
}

export interface MatchedRoute extends EndpointRoute {
  params: Record<string, string>;
}

const PARAMETER = /\[(\w+)\]/g;

/**
 * Finds the endpoint of an address. A path that has to be decoded or put in order first is left to Astro, so that both
 * never read one address differently.
 * @returns the route of a path, as the request line has it
 */
export function endpointRoutes(files: EndpointFiles): (path: string) => MatchedRoute | undefined {
  const routes = Object.entries(files).map(([file, load]) => {
    let loaded: Promise<EndpointModule> | undefined;
    const pattern = file.replace(/(?:\/index)?\.ts$/, '');
    return { pattern, load: () => (loaded ??= load()) };
  });
  const fixed = new Map(routes.map((route) => [route.pattern, { ...route, params: {} }]));
  const open = routes
    .filter(({ pattern }) => pattern.includes('['))
    .map((route) => ({ ...route, expression: expressionOf(route.pattern) }));
  return (path) => {
    if (!PLAIN.test(path)) return undefined;
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
    const known = fixed.get(trimmed);
    if (known) return known;
    for (const { expression, ...route } of open) {
      const params = expression.exec(trimmed)?.groups;
      if (params) return { ...route, params: { ...params } };
    }
    return undefined;
  };
}

const PLAIN = /^(?:\/(?!\.\.?(?:\/|$))[\w.~@:=+,-]+)+\/?$/;

function expressionOf(pattern: string): RegExp {
  const literal = pattern.replace(/[.+]/g, '\\$&');
  return new RegExp(`^${literal.replace(PARAMETER, '(?<$1>[^/]+)')}$`);
}
