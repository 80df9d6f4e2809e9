import { expect, test } from 'vitest';
import { type EmbedCheck, embedCheckOf, type SeenPage, shownKinds } from './embed-check.ts';
import type { ThemeReport } from './theme-report.ts';
import { liveKinds } from './theme-snippet.ts';

const page = (kind: SeenPage['kind'], isOurs: boolean | null, isDoubled = false): SeenPage => ({
  kind,
  isOurs,
  isDoubled,
});
const none: EmbedCheck = { ours: [], others: [], unread: [], doubled: [] };

test.each<[string, SeenPage[], Partial<EmbedCheck>]>([
  ['no page', [], {}],
  ['ours first', [page('product', true)], { ours: ['product'] }],
  ['another first', [page('product', false)], { others: ['product'] }],
  ['one of two pages without ours', [page('page', true), page('page', false)], { others: ['page'] }],
  ['a page that cannot be read', [page('blog', null)], { unread: ['blog'] }],
  ['one of two that can be read', [page('blog', null), page('blog', true)], { ours: ['blog'] }],
  ['ours before another', [page('other', true, true)], { ours: ['other'], doubled: ['other'] }],
  ['several kinds', [page('other', true), page('product', false)], { ours: ['other'], others: ['product'] }],
])('what was seen: %s', (_, pages, expected) => {
  expect(embedCheckOf(pages)).toEqual({ ...none, ...expected });
});

const report = (tag: object, check?: EmbedCheck | null) => ({ tag, check }) as ThemeReport;
const embed = { state: 'embed', pages: 'all', hasImage: false };

test.each<[string, ThemeReport, ReturnType<typeof shownKinds>]>([
  ['with the snippet', report({ state: 'first' }), { ours: [...liveKinds], others: [] }],
  ['behind another image', report({ state: 'behind' }), { ours: [], others: [...liveKinds] }],
  ['without both', report({ state: 'absent' }), { ours: [], others: [...liveKinds] }],
  ['with the embed, not looked at', report(embed), null],
  ['with the embed, looked at', report(embed, { ...none, ours: ['page'] }), { ours: ['page'], others: [] }],
])('kinds of pages with our image first: %s', (_, given, expected) => {
  expect(shownKinds(given)).toEqual(expected);
});
