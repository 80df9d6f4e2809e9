import { expect, test } from 'vitest';
import { codeEditorUrl } from './code-editor-url.ts';
import { wantedThemeFiles } from './theme-files.ts';

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

test('the way into the code editor keeps to its place', () => {
  expect(codeEditorUrl({ handle: 'halm-ton', themeId: 123, file: 'snippets/meta-tags.liquid' })).toBe(
    'https://admin.shopify.com/store/halm-ton/themes/123?key=snippets/meta-tags.liquid',
  );
  expect(codeEditorUrl({ handle: '../x', themeId: '1?a', file: 'snippets/a&b=c.liquid' })).toBe(
    'https://admin.shopify.com/store/..%2Fx/themes/1%3Fa?key=snippets/a%26b%3Dc.liquid',
  );
});
