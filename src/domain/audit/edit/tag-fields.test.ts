import { expect, test } from 'vitest';
import { page } from '#domain/audit/page.fixture.ts';
import { editTags } from './edit-tags.ts';
import { allTags, applyEdits, changedTags, cutsOf, editsOf, fieldsOf, removedKeys } from './tag-fields.ts';

const mug = page({ title: 'T', description: 'P', 'og:title': 'A', 'og:description': 'D', 'twitter:title': 'X' });
const before = fieldsOf(mug);
const change = (changes: Partial<typeof before>) => editsOf(mug, before, { ...before, ...changes });

test.each([
  ['nothing', {}, []],
  ['the title, also for X, which has its own', { title: 'B' }, ['og:title=B', 'twitter:title=B']],
  ['the description, which X shares', { description: 'E' }, ['og:description=E']],
  ['an empty one is removed', { description: ' ' }, ['og:description=null']],
  [
    'the page itself too',
    { title: 'B', withPage: true },
    ['og:title=B', 'twitter:title=B', 'title=B', 'description=D'],
  ],
  ['the kind of card', { card: 'summary', type: 'product' }, ['twitter:card=summary', 'og:type=product']],
] as const)('changes %s', (_, changes, expected) => {
  expect(change(changes).map(({ key, value }) => `${key}=${value}`)).toEqual(expected);
});

test('a suggestion fills the fields it is about and keeps the rest', () => {
  const edits = [
    { key: 'og:title', value: 'S' },
    { key: 'og:site_name', value: 'Shop' },
  ];
  const applied = applyEdits(before, edits);
  expect(applied).toEqual({ fields: { ...before, title: 'S' }, others: [{ key: 'og:site_name', value: 'Shop' }] });
});

test('what is pasted gives the edited page', () => {
  const edits = [...change({ title: 'A "B" & <C>' }), { key: 'og:description', value: null }];
  expect(changedTags(edits)).toBe(
    '<meta property="og:title" content="A &quot;B&quot; &amp; &lt;C&gt;">\n' +
      '<meta name="twitter:title" content="A &quot;B&quot; &amp; &lt;C&gt;">',
  );
  expect(removedKeys(edits)).toEqual(['og:description']);
  const all = allTags(editTags(mug, edits).meta.tags);
  expect(all).toContain('<title>T</title>');
  expect(all).not.toContain('og:description');
});

test('says where a text is cut, the shortest first', () => {
  expect(cutsOf('Short', 'title')).toEqual([]);
  const cuts = cutsOf('x'.repeat(2_000), 'description');
  expect(cuts.length).toBeGreaterThan(1);
  expect(cuts.map(({ length }) => length)).toEqual(cuts.map(({ length }) => length).toSorted((a, b) => a - b));
  expect(cuts.flatMap(({ platforms }) => platforms)).toContain('discord');
});
