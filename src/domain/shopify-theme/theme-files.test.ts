import { expect, test } from 'vitest';
import { readTheme, themeNames } from '../../../test/themes/read-theme.ts';
import { patchTheme } from './patch-theme.ts';
import { tagStateOf } from './tag-state.ts';
import { filesRenderedBy, isReadFirst, wantedThemeFiles } from './theme-files.ts';

test('only files that can print tags are read, the layout first, and never an asset', () => {
  const wanted = wantedThemeFiles([
    { name: 'assets/film.mp4', size: 20_000_000 },
    { name: 'assets/theme.css.liquid', size: 20_000 },
    { name: 'sections/header.liquid', size: 10 },
    { name: 'snippets/meta-tags.liquid', size: 10 },
    { name: 'snippets/huge.liquid', size: 20_000_000 },
    { name: 'layout/theme.pagefly.liquid', size: 10 },
    { name: 'layout/theme.liquid', size: 10 },
    { name: 'config/settings_data.json', size: 1_400_000 },
    { name: 'config/settings_schema.json', size: 10 },
    { name: 'templates/index.json', size: 10 },
    { name: '__proto__', size: 10 },
  ]);
  expect(wanted).toEqual([
    'layout/theme.liquid',
    'config/settings_data.json',
    'layout/theme.pagefly.liquid',
    'snippets/meta-tags.liquid',
    'sections/header.liquid',
  ]);
});

test('at most 5,000 files and 32 MB, whatever the theme has', () => {
  const many = (size: number) => Array.from({ length: 9_000 }, (_, at) => ({ name: `snippets/${at}.liquid`, size }));
  expect(wantedThemeFiles(many(10))).toHaveLength(5_000);
  expect(wantedThemeFiles(many(256 * 1024))).toHaveLength(128);
});

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
