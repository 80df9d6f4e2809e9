import { expect, test } from 'vitest';
import type { AuditPage } from '#contract/entities/audit.ts';
import { pagesWith } from './site-issues.tsx';

test('all pages of an issue', () => {
  const pages = [
    { path: '/a', issues: ['hasTitle'] },
    { path: '/b', issues: [] },
    { path: '/c', issues: ['hasAltText', 'hasTitle'] },
  ] as unknown as AuditPage[];
  expect(pagesWith({ id: 'hasTitle' }, pages).map(({ path }) => path)).toEqual(['/a', '/c']);
});
