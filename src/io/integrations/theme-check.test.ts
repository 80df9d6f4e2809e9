// Shopify's own linter on what we ship into themes: the snippet with the lines a patch adds, and the app embed.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patchTheme } from '#domain/shopify-theme/patch-theme.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { readTheme } from '../../../test/themes/read-theme.ts';
import { readIntegration } from './read-integration.ts';

const extension = fileURLToPath(new URL('../../../integrations/shopify/extensions/linkbild-preview', import.meta.url));
const folder = temporaryFolder('theme-check');
beforeAll(() => {
  // Uses only the package's own documentation: no download, and nothing cached by other tools.
  vi.stubEnv('SHOPIFY_TLD_ROOT', `file:${folder}/none`);
  vi.stubEnv('XDG_CACHE_HOME', `${folder}/cache`);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

async function offensesIn(root: string, config: string): Promise<string[]> {
  const { themeCheckRun } = await import('@shopify/theme-check-node');
  const { offenses } = await themeCheckRun(root, config);
  return offenses.map(({ check, message, uri }) => `${relative(root, fileURLToPath(uri))}: ${check}: ${message}`);
}

function write(name: string, files: ReadonlyMap<string, string>): string {
  const root = join(folder, name);
  // theme-check reports an error for a theme without a locale file.
  for (const [file, text] of [...files, ['locales/en.default.json', '{}'] as const]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const values = { imagesUrl: 'https://linkbild.example/images', projectUuid: '1', pageUrl: 'https://shop.example/' };

describe('theme-check', () => {
  test.each(['sections-theme', 'bare-theme', 'liquid-block-theme'])('finds nothing new in %s', async (name) => {
    const snippet = (await readIntegration('shopify', values)).find((file) => file.name.endsWith('linkbild.liquid'));
    const before = readTheme(name);
    const result = patchTheme(before, { snippet: snippet?.code ?? '' });
    if (!result.ok) throw new Error(result.reason.kind);
    const after = new Map([...before, ...result.patch.files.map((file) => [file.name, file.after] as const)]);
    const known = await offensesIn(write(`${name}-before`, before), 'theme-check:recommended');
    const now = await offensesIn(write(`${name}-after`, after), 'theme-check:recommended');
    expect(now.filter((offense) => !known.includes(offense))).toEqual([]);
  });

  test('finds nothing in the app embed', async () => {
    expect(await offensesIn(extension, 'theme-check:theme-app-extension')).toEqual([]);
  });

  test('does look: a missing snippet and an unused variable are found', async () => {
    const files = new Map([['snippets/a.liquid', "{% render 'gone' %}{% assign unused = 1 %}"]]);
    const found = await offensesIn(write('wrong', files), 'theme-check:recommended');
    expect(found.map((offense) => offense.split(': ')[1]).sort()).toEqual([
      'MissingTemplate',
      'OrphanedSnippet',
      'UnusedAssign',
    ]);
  });
});
