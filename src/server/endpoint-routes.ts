import type { APIContext } from 'astro';
import type { PlainAnswer } from './plain-answer.ts';

/** What an endpoint may ask of a request. Our own server makes no more of it: a whole `Request` costs more than a small call. */
export interface EndpointRequest extends Pick<Request, 'method' | 'url' | 'signal'> {
  readonly headers: Pick<Headers, 'get' | 'has'>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** What an endpoint works with, whether Astro calls it or our own server. */
export interface EndpointContext
  extends Pick<APIContext, 'url' | 'params' | 'cookies' | 'clientAddress' | 'locals' | 'routePattern'> {
  readonly request: EndpointRequest;
  /** Whether the caller takes an answer that is no `Response`, as our own server does. */
  readonly takesPlain?: true;
}

export type EndpointAnswer = Response | PlainAnswer;

export interface EndpointHandler {
  (context: EndpointContext & { readonly takesPlain?: undefined }): Response | Promise<Response>;
  (context: EndpointContext): EndpointAnswer | Promise<EndpointAnswer>;
}

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

/** Such as `/api/v1/scans/a-1`: what would have to be decoded or put in order first is none. */
const PLAIN = /^(?:\/(?!\.\.?(?:\/|$))[\w.~@:=+,-]+)+\/?$/;

/**
 * Finds the endpoint of an address. A path that has to be decoded or put in order first is left to Astro, so that no
 * address is read in two ways.
 * @returns the route of a path as the request names it
 */
export function endpointRoutes(files: EndpointFiles): (path: string) => MatchedRoute | undefined {
  const routes = Object.entries(files).map(([file, load]) => {
    let loaded: Promise<EndpointModule> | undefined;
    const pattern = file.replace(/(?:\/index)?\.ts$/, '');
    const once = () => {
      loaded ??= load();
      return loaded;
    };
    return { pattern, load: once, segments: pattern.split('/').map(segmentOf) };
  });
  const fixed = new Map(routes.map(({ pattern, load }) => [pattern, { pattern, load, params: {} }]));
  const open = routes.filter(({ pattern }) => pattern.includes('['));
  return (path) => {
    if (!PLAIN.test(path)) return undefined;
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
    const known = fixed.get(trimmed);
    if (known) return known;
    const parts = trimmed.split('/');
    for (const { pattern, load, segments } of open) {
      const params = paramsOf(segments, parts);
      if (params) return { pattern, load, params };
    }
    return undefined;
  };
}

/** Between two slashes: a name as it is, or a parameter with what is around it, as in `[token].ics`. */
interface Segment {
  before: string;
  parameter?: string;
  after: string;
}

function segmentOf(text: string): Segment {
  const [, before = '', parameter, after = ''] = /^([^[]*)\[(\w+)\](.*)$/.exec(text) ?? [];
  return parameter === undefined ? { before: text, after: '' } : { before, parameter, after };
}

function paramsOf(segments: readonly Segment[], parts: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, { before, parameter, after }] of segments.entries()) {
    const part = parts[index] ?? '';
    if (parameter === undefined) {
      if (part !== before) return undefined;
      continue;
    }
    const value = part.slice(before.length, part.length - after.length);
    if (value === '' || part !== before + value + after) return undefined;
    params[parameter] = value;
  }
  return params;
}
