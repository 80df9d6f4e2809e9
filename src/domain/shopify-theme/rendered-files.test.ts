import { expect, test } from 'vitest';
import { readTheme, themeNames } from '../../../test/themes/read-theme.ts';
import { patchTheme } from './patch-theme.ts';
import { filesRenderedBy, isReadFirst } from './rendered-files.ts';
import { tagStateOf } from './tag-state.ts';

test.each(themeNames)('%s: what is not rendered from a layout changes nothing', (theme) => {
  const all = new Map([...readTheme(theme), ['snippets/never.liquid', '<meta property="og:image" content="x">']]);
  const names = new Set([...all.keys()].filter(isReadFirst));
  // A set is walked with what is added on the way.
  for (const name of names)
    for (const file of filesRenderedBy(name, all.get(name) ?? '')) if (all.has(file)) names.add(file);
  const reached = new Map([...all].filter(([name]) => names.has(name)));
  const snippet = '<meta name="linkbild">';
  expect(reached.size).toBeLessThan(all.size);
  expect(patchTheme(reached, { snippet })).toEqual(patchTheme(all, { snippet }));
  expect(tagStateOf(reached, { projectUuid: 'a' })).toEqual(tagStateOf(all, { projectUuid: 'a' }));
});

test('templates inside a layout, and names from variables, are not followed', () => {
  expect(filesRenderedBy('templates/index.liquid', "{% section 'hero' %}")).toEqual([]);
  expect(filesRenderedBy('templates/ajax.liquid', "{% layout none %}{% render 'a' %}{% include b %}")).toEqual([
    'snippets/a.liquid',
  ]);
  expect(filesRenderedBy('config/settings_data.json', "{% render 'a' %}")).toEqual([]);
});
