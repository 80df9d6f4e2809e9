import { expect, test } from 'vitest';
import { confirmsAccount, confirmsProject } from './confirmed-by-name.ts';

const project = { slug: 'halm-ton', full: 'https://www.Halm-Ton.example/' };

test.each([
  ['halm-ton', true],
  ['halm-ton.example', true],
  [' HTTPS://halm-ton.example/ ', true],
  ['www.halm-ton.example', true],
  ['', false],
  ['/', false],
  ['halm', false],
  ['halm-ton.example/shop', false],
])('%j confirms the deletion of halm-ton.example: %s', (typed, expected) => {
  expect(confirmsProject(typed, project)).toBe(expected);
});

test.each([
  ['Ada@Example.com ', true],
  ['ada@example', false],
  ['', false],
])('%j confirms the deletion of ada@example.com: %s', (typed, expected) => {
  expect(confirmsAccount(typed, 'ada@example.com')).toBe(expected);
});
