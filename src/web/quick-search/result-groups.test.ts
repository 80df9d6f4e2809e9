import { expect, test } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { quickSearchTexts } from '#web/i18n/app/quick-search.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { resultGroups } from './result-groups.ts';

const project = {
  id: 7,
  uuid: 'u',
  slug: 'shop',
  full: 'https://shop.example/',
  title: 'Halm & Ton',
  logoUrl: null,
  verifiedAt: null,
  pageType: 'custom' as const,
  reportVisibility: 'link' as const,
  reportKey: 'key',
};
const user = { role: 'user', userToProject: [{ role: 'admin', project }] } as unknown as User;
const page = (title: string | null) => ({
  id: 1,
  title,
  path: '/products/x',
  projectSlug: 'shop',
  projectFull: project.full,
});
const groupsOf = (typed: string, title: string | null) =>
  resultGroups({
    typed,
    language: 'en',
    user,
    project,
    hasStripe: false,
    found: { projects: [], pages: [page(title)] },
    texts: textsIn(quickSearchTexts, 'en'),
  }).map((group) => group.title);

test.each([
  ['a word of the title', 'template', 'Template knife', ['Pages', 'Go to']],
  ['the beginning of a word', 'templ', 'Template knife', ['Pages', 'Go to']],
  ['a page that only its address names', 'template', 'Halo lamp', ['Go to', 'Pages']],
  ['a page without a title', 'template', null, ['Go to', 'Pages']],
])('a page stands before screens when the words are its title: %s', (_, typed, title, expected) => {
  expect(groupsOf(typed, title)).toEqual(expected);
});
