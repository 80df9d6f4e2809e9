import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { platformIds, standingOf } from '#domain/audit/platforms/platform-id.ts';
import { findPlatforms, MorePlatforms } from './more-platforms.tsx';

const more = platformIds.filter((id) => standingOf(id) !== 'counted');
const draw = (ids: typeof more) =>
  renderToStaticMarkup(<MorePlatforms ids={ids} language="en" cell={(id) => <li key={id}>{id}</li>} />);

test('is one group with every platform that does not count, closed at first', () => {
  const html = draw(more);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toContain('More platforms');
  for (const id of more) expect(html).toContain(`<li>${id}</li>`);
});

test('can be searched where the list is longer than the search', () => {
  expect(draw(more)).toContain('type="search"');
  expect(draw(more.slice(0, 3))).not.toContain('type="search"');
  expect(draw([])).toBe('');
});

test.each([
  ['goo', ['google-search', 'google-discover', 'google-messages']],
  [' MASTODON ', ['mastodon']],
  ['fax', []],
])('“%s” finds %j', (search, ids) => expect(findPlatforms(more, search)).toEqual(ids));
