import { describe, expect, test } from 'vitest';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { withProject } from '#web/routes/app/no-screen.tsx';
import { chooseProject, sameSectionOf, searchProjects, siteName } from './choose-project.ts';

const project = (id: number, slug: string, full: string): ProjectSummary => ({
  id,
  slug,
  full,
  uuid: `uuid-${id}`,
  title: null,
  verifiedAt: null,
  pageType: 'custom' as const,
  reportVisibility: 'link',
  reportKey: 'key',
  logoUrl: null,
});
const projects = [project(1, 'a', 'https://www.a-shop.example/'), project(2, 'b', 'http://b.example')];

describe('chooseProject [2.25] [2.60]', () => {
  test.each([
    { name: 'by slug', slug: 'b', last: 1, expected: 2 },
    { name: 'an unknown slug', slug: 'c', last: 1, expected: undefined },
    { name: 'the last active', slug: undefined, last: 2, expected: 2 },
    { name: 'the first when the last active is gone', slug: undefined, last: 9, expected: 1 },
    { name: 'the first', slug: undefined, last: null, expected: 1 },
  ])('$name', ({ slug, last, expected }) => {
    expect(chooseProject({ slug, projects, lastActiveProjectId: last })?.id).toBe(expected);
  });
  test('gives null for people without projects', () => {
    expect(chooseProject({ slug: undefined, projects: [], lastActiveProjectId: 1 })).toBeNull();
  });
});

test.each([
  ['https://www.shop.example/', 'shop.example'],
  ['HTTP://Shop.example/de/', 'shop.example/de'],
  ['www.shop.example', 'shop.example'],
])('%s reads %s', (full, expected) => {
  expect(siteName(full)).toBe(expected);
});

test.each([
  ['', [1, 2]],
  ['https://www.a-shop', [1]],
  ['example', [1, 2]],
  ['www', []],
])('searching %s finds %o [2.64]', (typed, ids) => {
  expect(searchProjects(projects, typed).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['/app/a/templates', '/app/b/templates'],
  ['/de/app/a/settings/plan', '/de/app/b/settings/plan'],
  ['/app/a/templates/7/designer', '/app/b/templates'],
  ['/app/a/audit/some-uuid', '/app/b/audits'],
  ['/app/a/settings', '/app/b/settings/project'],
  ['/app/account', '/app/b/dashboard'],
  ['/app/admin/crawls', '/app/b/dashboard'],
  ['/de/app/reports', '/de/app/b/dashboard'],
])('switching on %s leads to %s [2.61]', (pathname, expected) => {
  expect(sameSectionOf('b', pathname)).toBe(expected);
});

test.each([
  ['/app/settings/plan', '/app/lamps/settings/plan'],
  ['/de/app/settings/plan', '/de/app/lamps/settings/plan'],
  ['/app/templates/new-template', '/app/lamps/templates/new-template'],
  ['/app/templates/7/designer', '/app/lamps/templates/7/designer'],
  ['/app/audit/some-uuid', '/app/lamps/audit/some-uuid'],
  ['/app/admin', '/app/lamps/admin'],
  ['/app/settings/nothing', null],
  ['/app/no/such/page', null],
  ['/app/admin/nothing', null],
])('%s of the last project is %s', (path, expected) => {
  expect(withProject(path, 'lamps')).toBe(expected);
});
