import type { Endpoint } from '../../server/endpoint.ts';

export interface ServedEndpoint {
  /** From the project's root. */
  file: string;
  method: string;
  /** As Astro names it, such as `/api/v1/scans/[scanId]`. */
  route: string;
  options: Endpoint['options'];
}

type Module = Record<string, Partial<Endpoint> | undefined>;

const PAGES = '../../pages';

/** Every endpoint that `endpoint()` makes, but for the demo's substitutes. */
export async function servedEndpoints(): Promise<ServedEndpoint[]> {
  const files = import.meta.glob<Module>([
    '../../pages/{api,calendar,r}/**/*.ts',
    '../../pages/.well-known/jwks.json.ts',
    '../../pages/{predict,attachment-compare,checkv2,mta-hooks}.ts',
    '!**/[...]*.ts',
  ]);
  const endpoints = await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const below = path.slice(PAGES.length);
      const route = below.replace(/(?:\/index)?\.ts$/, '');
      return Object.entries(await load()).flatMap(([method, handler]) =>
        handler?.options ? [{ file: `src/pages${below}`, method, route, options: handler.options }] : [],
      );
    }),
  );
  return endpoints.flat();
}
