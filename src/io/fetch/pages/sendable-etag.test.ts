import { expect, test } from 'vitest';
import { sendableTag } from './sendable-etag.ts';

test.each([
  ['"abc"', '"abc"'],
  ['W/"abc"', 'W/"abc"'],
  ['abc-without-marks', 'abc-without-marks'],
  ['"größe"', null],
  ['"a\r\nx-more: 1"', null],
  ['"two words"', null],
  [`"${'x'.repeat(5000)}"`, null],
  ['', null],
  [null, null],
])('the tag %j is sent back as %j', (given, sent) => {
  expect(sendableTag(given)).toBe(sent);
});
