import { expect, test } from 'vitest';
import { createTimeLimit } from '#io/render/render-card.ts';

test.each([
  ['a plain template', { now: 3, processor: 3 }, false],
  ['a plain template on a busy machine', { now: 900, processor: 20 }, false],
  ['just inside', { now: 150, processor: 150 }, false],
  ['a template that computes endlessly', { now: 160, processor: 151 }, true],
  ['one that hangs without computing', { now: 1_600, processor: 1 }, true],
])('150 ms: %s', (_, spent, isOver) => {
  let at = { now: 5_000, processor: 700 };
  const check = createTimeLimit(150, { now: () => at.now, processor: () => at.processor });
  expect(check).not.toThrow();
  at = { now: at.now + spent.now, processor: at.processor + spent.processor };
  if (isOver) expect(check).toThrow(/limit exceeded/);
  else expect(check).not.toThrow();
});
