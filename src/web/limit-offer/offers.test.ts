import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#contract/client.ts';
import type { LimitOffer } from '#contract/errors.ts';
import { announceActions, announceFailure, offers } from './offers.ts';

const offer = (): LimitOffer => ({
  limit: 'users',
  project: { id: 1, slug: 'halm' },
  planId: 'starter-100',
  basePlan: 'starter',
  isTrial: true,
  provider: 'operator',
  mayChange: true,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  offers.close();
  vi.useRealTimers();
});

const failed = (more: { offer?: LimitOffer }) =>
  new CallFailed({ statusCode: 402, code: 'LIMIT_REACHED', message: 'Full.', ...more });

test('a call from the page that a limit stopped is shown with its words', () => {
  const own = offer();
  announceFailure(failed({ offer: own }));
  vi.runAllTimers();
  expect(offers.shown()).toEqual({ message: 'Full.', offer: own });
});

test('other failures offer nothing', () => {
  announceFailure(failed({}));
  announceFailure(new TypeError('fetch failed'));
  vi.runAllTimers();
  expect(offers.shown()).toBeNull();
});

test.each([true, false])('shown by the screen itself (at once: %s), the frame does not show it too', (isAtOnce) => {
  const own = offer();
  announceFailure(failed({ offer: own }));
  if (!isAtOnce) vi.runAllTimers();
  offers.claim(own);
  vi.runAllTimers();
  expect(offers.shown()).toBeNull();
});

test.each([
  ['as React Router wraps it', (data: unknown) => ({ data, init: { status: 402 } })],
  ['as it is', (data: unknown) => data],
])('the answer of any action is read, %s', async (_, wrap) => {
  const own = offer();
  const data = {
    intent: 'start',
    id: '',
    refusal: { status: 402, code: 'LIMIT_REACHED', message: 'Full.', offer: own },
  };
  const results = { 'routes/audits': { type: 'data', result: wrap(data) } };
  const passed = await announceActions({} as never, async () => results);
  vi.runAllTimers();
  expect(passed).toBe(results);
  expect(offers.shown()?.offer).toBe(own);
});

test.each([undefined, {}, { a: { type: 'error', result: new Error('x') } }, { a: { type: 'data', result: null } }])(
  'an answer without a refusal changes nothing: %j',
  async (results) => {
    expect(await announceActions({} as never, async () => results)).toBe(results);
    vi.runAllTimers();
    expect(offers.shown()).toBeNull();
  },
);
