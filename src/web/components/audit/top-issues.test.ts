import { expect, test } from 'vitest';
import type { Audit, AuditPage } from '#contract/entities/audit.ts';
import { topIssuesOf } from '#domain/audit/scoring/top-issues.ts';
import { pagesWith } from './top-issues.ts';

const issue = (id: string, points: number | null, images = 0, pages = 1) => ({
  id,
  pages,
  gain: points === null ? null : { points, images: Array(images).fill('slack'), cards: [], text: { en: '', de: '' } },
});

test('what brings most comes first; without a gain the order of the audit holds', () => {
  const issues = [
    issue('first-error', null, 0, 4),
    issue('one-point', 1),
    issue('one-point-and-images', 1, 3),
    issue('three-points-few-pages', 3, 0, 4),
    issue('three-points-many-pages', 3, 0, 14),
    issue('hint', null, 0, 48),
  ] as unknown as Audit['issues'];
  expect(topIssuesOf(issues, 6).map(({ id }) => id)).toEqual([
    'three-points-many-pages',
    'three-points-few-pages',
    'one-point-and-images',
    'one-point',
    'first-error',
    'hint',
  ]);
  expect(topIssuesOf(issues, 3)).toHaveLength(3);
});

test('all pages of an issue', () => {
  const pages = [
    { path: '/a', issues: ['hasTitle'] },
    { path: '/b', issues: [] },
    { path: '/c', issues: ['hasAltText', 'hasTitle'] },
  ] as unknown as AuditPage[];
  expect(pagesWith({ id: 'hasTitle' }, pages).map(({ path }) => path)).toEqual(['/a', '/c']);
});
