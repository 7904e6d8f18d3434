import { receiveFormFromPage } from '../../src/features/forms/forms.server.ts';
import type { TestServicesOptions } from './services.ts';
import { openTestSite, TestBrowser, type TestSite } from './site.ts';

/** The form endpoint without pages: a refusal that would be a page has only its status. */
export async function openFormsSite(environment: Record<string, string> = {}, options: TestServicesOptions = {}) {
  const POST = async (context: Parameters<typeof receiveFormFromPage>[0]) => {
    const answer = await receiveFormFromPage(context);
    return answer instanceof Response ? answer : new Response('page', { status: answer.status });
  };
  const site = await openTestSite(
    { '/f/:formId': { POST, GET: POST } },
    { ...options, environment: { RATE_LIMIT_SCALE: '1000', ...environment } },
  );
  return { ...site, browser: new TestBrowser(site.siteUrl) };
}

export type FormsSite = TestSite & { browser: TestBrowser };

export const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Message: 'Good day.' };
