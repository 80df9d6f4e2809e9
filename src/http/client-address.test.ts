import { describe, expect, test } from 'vitest';
import { onceInVisit } from './client-address.ts';

function counting() {
  let looks = 0;
  return { find: async () => (looks += 1), looks: () => looks };
}

describe('onceInVisit', () => {
  test('calls of one page look something up once, even concurrently', async () => {
    const env = { client: '203.0.113.7', known: new Map() };
    const { find, looks } = counting();
    const answers = [onceInVisit({ env })('session a', find), onceInVisit({ env })('session a', find)];
    expect(await Promise.all(answers)).toEqual([1, 1]);
    expect(looks()).toBe(1);
    await onceInVisit({ env })('session b', find);
    expect(looks()).toBe(2);
  });

  test('a change makes them look it up again', async () => {
    const env = { client: '203.0.113.7', known: new Map() };
    const { find, looks } = counting();
    await onceInVisit({ env })('session a', find);
    env.known.clear();
    await onceInVisit({ env })('session a', find);
    expect(looks()).toBe(2);
  });

  test.each([[undefined], [{}], [{ known: new Map() }], [{ client: '203.0.113.7' }]])(
    'a call with the environment %o looks it up each time',
    async (env) => {
      const { find, looks } = counting();
      await onceInVisit({ env })('session a', find);
      await onceInVisit({ env })('session a', find);
      expect(looks()).toBe(2);
    },
  );
});
