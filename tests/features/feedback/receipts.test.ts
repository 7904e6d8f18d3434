import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

const ENTRY = 'reportReceipts';
const RECEIPT = 'agW0hNJ5aKV8TkGGrmu53Q';

beforeEach(() => {
  reload();
  useTestStorageEngine();
  cleanTestStorage();
  openFakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../src/features/feedback/receipts-store.ts');

async function signIn(userId = MAREN.userId) {
  const { setUser } = await import('../../../src/client/session.ts');
  setUser({ ...MAREN, id: userId, userId });
}

describe('a receipt', () => {
  test('is kept for the signed-in user, over a page load', async () => {
    await signIn();
    (await load()).saveReceipt(RECEIPT, 'Other issue');
    reload();
    expect((await load()).$receipts.get()).toEqual([
      { receipt: RECEIPT, userId: MAREN.userId, reason: 'Other issue', keptAt: expect.any(String) },
    ]);
  });

  test('is not stored if no one is signed in', async () => {
    const { $receipts, saveReceipt } = await load();
    saveReceipt(RECEIPT, 'Other issue');
    expect($receipts.get()).toEqual([]);
  });

  test('that is stored again is listed once, and first', async () => {
    await signIn();
    const { $receipts, saveReceipt } = await load();
    saveReceipt(RECEIPT, null);
    saveReceipt('b'.repeat(22), null);
    saveReceipt(RECEIPT, 'Other issue');
    expect($receipts.get().map(({ receipt, reason }) => [receipt, reason])).toEqual([
      [RECEIPT, 'Other issue'],
      ['b'.repeat(22), null],
    ]);
  });

  test('that is forgotten is gone, the others stay', async () => {
    await signIn();
    const { $receipts, removeReceipt, saveReceipt } = await load();
    saveReceipt(RECEIPT, null);
    saveReceipt('b'.repeat(22), null);
    removeReceipt(RECEIPT);
    expect($receipts.get().map(({ receipt }) => receipt)).toEqual(['b'.repeat(22)]);
  });

  test('is one of a hundred at most', async () => {
    await signIn();
    const { $receipts, saveReceipt } = await load();
    for (let count = 0; count < 105; count += 1) saveReceipt(String(count).padStart(22, '0'), null);
    expect($receipts.get()).toHaveLength(100);
    expect($receipts.get()[0]?.receipt).toBe('104'.padStart(22, '0'));
  });
});

test.each([
  ['{broken', 0],
  ['null', 0],
  ['{"receipt":"x"}', 0],
  [JSON.stringify([{ receipt: '../../users', userId: 'u1', reason: null, keptAt: '2026-11-21T00:00:00Z' }]), 0],
  [JSON.stringify([{ receipt: RECEIPT, userId: 'u1', reason: 'because', keptAt: '2026-11-21T00:00:00Z' }]), 0],
  [JSON.stringify([{ receipt: RECEIPT, userId: 'u1', reason: null, keptAt: 'then' }]), 0],
  [JSON.stringify([null, { receipt: RECEIPT, userId: 'u1', reason: null, keptAt: '2026-11-21T00:00:00Z' }]), 1],
])('from storage with %s, only receipts are read', async (stored, count) => {
  setTestStorageKey(ENTRY, stored);
  expect((await load()).$receipts.get()).toHaveLength(count);
});

test.each([
  [RECEIPT, RECEIPT],
  [`  ${RECEIPT}\n`, RECEIPT],
  [`https://letterlock.test/feedback#receipt=${RECEIPT}`, RECEIPT],
  ['my report', undefined],
  [`${RECEIPT}x`, undefined],
  ['', undefined],
])('the receipt is found in %j', async (text, receipt) => {
  expect((await load()).parseReceipt(text)).toBe(receipt);
});
