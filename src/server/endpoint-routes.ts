import type { APIContext } from 'astro';
import type { PlainAnswer } from './plain-answer.ts';

/** Our own server builds nothing beyond this: a complete `Request` costs more than a small call. */
export interface EndpointRequest extends Pick<Request, 'method' | 'url' | 'signal'> {
  readonly headers: Pick<Headers, 'get' | 'has'>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface EndpointContext
  extends Pick<APIContext, 'url' | 'params' | 'cookies' | 'clientAddress' | 'locals' | 'routePattern'> {
  readonly request: EndpointRequest;
  /** Our own server accepts a `PlainAnswer` in place of a `Response`. */
  readonly takesPlain?: true;
}

export type EndpointAnswer = Response | PlainAnswer;

export interface EndpointHandler {
  (context: EndpointContext & { readonly takesPlain?: undefined }): Response | Promise<Response>;
  (context: EndpointContext): EndpointAnswer | Promise<EndpointAnswer>;
}

/** A handler per method, and `ALL` for all others. */
export type EndpointModule = Readonly<Record<string, EndpointHandler | undefined>>;

/** By path below `pages`, such as `/api/v1/users/[userId]/index.ts`. */
export type EndpointFiles = Readonly<Record<string, () => Promise<EndpointModule>>>;

export interface EndpointRoute {
  pattern: string;
  load(): Promise<EndpointModule>;
}

export interface MatchedRoute extends EndpointRoute {
  params: Record<string, string>;
}

/** A path that needs no decoding and no normalization. */
const PLAIN = /^(?:\/(?!\.\.?(?:\/|$))[\w.~@:=+,-]+)+\/?$/;

/** Paths that need decoding or normalization are left to Astro, so that no address is interpreted in two ways. */
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

/** Such as `[token].ics`. */
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
