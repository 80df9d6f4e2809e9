import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { stateOf } from '#domain/watch/page-state.ts';
import { cardOfState } from './card-of-state.ts';

const evidence = page({}, '1200x630 jpeg 80000');
const state = stateOf(evidence, auditPage(evidence), null);

test('a card as it was then, with our copy of its image', () => {
  const card = cardOfState(state, 'slack', '/copy.jpg');
  expect(card).toMatchObject({ platform: 'slack', reasons: [], variants: [], image: { url: '/copy.jpg' } });
  expect(cardOfState(state, 'slack', null)?.image?.url).toBe(state.image?.url);
});

test('another image than the copied one keeps its address', () => {
  const other = { ...state, image: { ok: false as const, url: 'https://shop.example/other.jpg', reason: null } };
  expect(cardOfState(other, 'slack', '/copy.jpg')?.image?.url).toBe(state.image?.url);
});

test('a platform that was not stored has no card', () => {
  expect(cardOfState({ ...state, cards: {} }, 'slack', null)).toBeNull();
});
