import { expect, test } from 'vitest';
import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import { checks } from './index.ts';

// What failed is also listed below "The same fix covers:", where an order would read as if it were the fault.
const failing = Object.values(checks).map(({ id }) => ({
  id,
  text: describeCheck({ id, outcome: 'fail', facts: {} }, 'whatsapp').text,
}));

test.each(failing)('$id says what is wrong, not what to do', ({ text }) => {
  expect(text.de).not.toMatch(/^\p{Lu}\p{L}*n Sie /u);
  expect(text.en).not.toMatch(/^(Add|Change|Give|Make|Move|Put|Remove|Replace|Save|Set|Use) /);
});
