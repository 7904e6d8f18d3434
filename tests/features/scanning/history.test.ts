import { afterEach, beforeEach, expect, test } from 'vitest';
import { answeredBy } from '../../../src/engines/detection/index.ts';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { readHistory } from '../../../src/features/scanning/baseline.server.ts';
import { registered } from '../../support/people.ts';
import { harmless } from '../../support/scan-emails.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
beforeEach(async () => {
  services = await openTestServices();
});
afterEach(() => services.close());

const own = { wrote: async (id: string) => id === '<own@x.example>' };

test('a thread is known if the recipient wrote one of its emails; otherwise nothing is known', async () => {
  const { id } = await registered(services);
  const historyOf = async (headers: Record<string, string>) =>
    readHistory(services, id, own, await readMessage(harmless('a', headers)));
  expect(await historyOf({ References: '<own@x.example> <later@x.example>' })).toEqual({
    emails: 0,
    knowsThread: true,
  });
  expect(await historyOf({ 'In-Reply-To': '<own@x.example>' })).toEqual({ emails: 0, knowsThread: true });
  expect(await historyOf({ 'In-Reply-To': '<other@x.example>' })).toEqual({ emails: 0 });
  expect(await historyOf({})).toEqual({ emails: 0 });
});

test('the email that is answered comes first, then those before it', async () => {
  const headers = { 'In-Reply-To': '<c@x>', References: '<a@x>\t<b@x>  <c@x> broken <d' };
  expect(answeredBy(await readMessage(harmless('a', headers)))).toEqual(['<c@x>', '<b@x>', '<a@x>']);
});
