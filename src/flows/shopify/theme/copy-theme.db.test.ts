import { afterEach, describe, expect, test } from 'vitest';
import { defaultThemeFiles, themeFile } from '../../../../stand-ins/shopify/themes/theme.ts';
import { copyTheme, failThemeCopy } from './copy-theme.ts';
import { startThemeCopy } from './decide-theme.ts';
import { createThemeTest } from './theme.fixture.ts';

// Interruptions and refusals by Shopify while the theme is copied and patched.

const { io, shop, standIn, installation, requested, signal, begin, copy, changes, changeOf, edit, filesOf } =
  await createThemeTest();
const original = shop.publishedTheme;
const scopes = [...installation.scopes];
const copies = () => shop.themes.filter(({ name }) => name.endsWith('with Linkbild'));

// In every test: the live theme is never written.
afterEach(() => {
  expect(shop.themeWrites.filter(({ role }) => role === 'MAIN')).toEqual([]);
  expect(shop.publishedTheme).toBe(original);
  for (const theme of copies()) shop.themes.splice(shop.themes.indexOf(theme), 1);
});

describe('stopped in the middle', () => {
  test.each(['CopyTheme', 'WriteThemeFiles'])(
    'and its answer lost at %s: the next run goes on with the same copy',
    async (query) => {
      const { id } = await begin();
      shop.faults.add({ with: 503, query, isDone: true });
      await expect(copyTheme(io, id, signal)).rejects.toThrow('unavailable');
      expect((await changeOf(id)).state).toBe('copying');
      await copyTheme(io, id, signal);
      expect(await changeOf(id)).toMatchObject({ state: 'ready', check: { pages: 1, own: 1 } });
      expect(copies()).toHaveLength(1);
    },
  );

  test('and the live theme changed in the meantime: the copy is removed, with the reason', async () => {
    const { id } = await begin();
    shop.faults.add({ with: 503, query: 'WriteThemeFiles' });
    await expect(copyTheme(io, id, signal)).rejects.toThrow('unavailable');
    edit(original, 'sections/footer.liquid', '<footer>New</footer>');
    await copyTheme(io, id, signal);
    expect(await changeOf(id)).toMatchObject({ state: 'failed', failure: 'theme-changed' });
    expect(copies()).toEqual([]);
  });

  test('for good: no half copy is left, and the next click makes a whole one', async () => {
    const { id } = await begin();
    shop.faults.add({ with: 503, query: 'WriteThemeFiles' });
    await expect(copyTheme(io, id, signal)).rejects.toThrow('unavailable');
    expect(copies()).toHaveLength(1);
    await failThemeCopy(io, id);
    expect(await changeOf(id)).toMatchObject({ state: 'failed', failure: 'try-again' });
    expect(copies()).toEqual([]);
    expect((await copy()).state).toBe('ready');
  });

  test('by a process that ends: nothing is made', async () => {
    const { id } = await begin();
    await expect(copyTheme(io, id, AbortSignal.abort())).rejects.toThrow();
    expect(copies()).toEqual([]);
    await failThemeCopy(io, id);
  });

  test('after the copy is ready it does not run again', async () => {
    const { id } = await copy();
    const writes = shop.themeWrites.length;
    await copyTheme(io, id, signal);
    await failThemeCopy(io, id);
    expect((await changeOf(id)).state).toBe('ready');
    expect(shop.themeWrites).toHaveLength(writes);
  });
});

test('two clicks at once make one copy', async () => {
  await copy();
  const before = (await changes()).length;
  await Promise.all([startThemeCopy(io, requested), startThemeCopy(io, requested), startThemeCopy(io, requested)]);
  const made = (await changes()).slice(before);
  expect(made.map(({ state }) => state)).toEqual(['copying']);
  await failThemeCopy(io, made[0]?.id ?? 0);
});

/** The cause, its reset, and the message for the merchant. */
const refusals: [string, () => void, () => void, string][] = [
  [
    'no exemption of Shopify’s',
    () => {
      standIn.app.mayWriteThemes = false;
    },
    () => {
      standIn.app.mayWriteThemes = true;
    },
    'no-exemption',
  ],
  ['the permission taken away', () => shop.setScopes(scopes.slice(0, 3)), () => shop.setScopes(scopes), 'no-scope'],
  ...(['frozen', 'locked', 'closed'] as const).map((state): [string, () => void, () => void, string] => [
    `a ${state} shop`,
    () => {
      shop.state = state;
    },
    () => {
      shop.state = 'open';
    },
    'shop-closed',
  ]),
  [
    'as many themes as Shopify allows',
    () => {
      while (shop.themes.length < 20) shop.addTheme('Spare', {});
    },
    () => {
      shop.themes.splice(0, shop.themes.length, original);
    },
    'too-many-themes',
  ],
  [
    'a file that Shopify refuses',
    () => shop.faults.add({ with: 400, query: 'WriteThemeFiles' }),
    () => undefined,
    'refused',
  ],
];

test.each(refusals)('%s: reported, and no copy is left', async (_, spoil, mend, failure) => {
  const { id } = await begin();
  spoil();
  await copyTheme(io, id, signal);
  mend();
  expect(await changeOf(id)).toMatchObject({ state: 'failed', failure });
  expect(copies()).toEqual([]);
});

test('a copy that the merchant deletes or publishes meanwhile is not touched any more', async () => {
  const { id } = await begin();
  shop.faults.add({ with: 503, query: 'WriteThemeFiles' });
  await expect(copyTheme(io, id, signal)).rejects.toThrow('unavailable');
  const [half] = copies();
  if (!half) throw new Error('no copy');
  half.role = 'MAIN';
  original.role = 'UNPUBLISHED';
  await failThemeCopy(io, id);
  expect(shop.themes).toContain(half);
  half.role = 'UNPUBLISHED';
  original.role = 'MAIN';
  const next = await begin();
  shop.faults.add({ with: 503, query: 'WriteThemeFiles' });
  await expect(copyTheme(io, next.id, signal)).rejects.toThrow('unavailable');
  for (const theme of copies()) shop.themes.splice(shop.themes.indexOf(theme), 1);
  await copyTheme(io, next.id, signal);
  expect(await changeOf(next.id)).toMatchObject({ state: 'failed', failure: 'theme-gone' });
});

test('5,000 files and an asset of 20 MB: only what prints into the head is read', async () => {
  const large = Object.fromEntries(
    Array.from({ length: 4_950 }, (_, index) => [`snippets/part-${index}.liquid`, `<p>${index}</p>`.repeat(10)]),
  );
  const before = filesOf(original);
  // Listing 5,000 files costs more points than a small plan restores during a test.
  Object.assign(shop, { budget: { points: 20_000, at: 0 } });
  shop.details.planHandle = 'plus';
  const asset = Buffer.alloc(20_000_000, 'x');
  const fill = (files: Record<string, string | Buffer>) => {
    for (const [name, text] of Object.entries(files)) original.files.set(name, themeFile(name, text, shop.now()));
  };
  fill({ ...defaultThemeFiles(), ...large, 'assets/film.mp4': asset });
  const requested: string[][] = [];
  const { shopify } = io;
  if (!shopify) throw new Error('no app');
  const query: typeof shopify.admin.query = (domain, token, question, aborted) => {
    const { filenames } = (question.variables ?? {}) as { filenames?: string[] };
    if (filenames) requested.push(filenames);
    return shopify.admin.query(domain, token, question, aborted);
  };
  const { id } = await begin();
  await copyTheme({ ...io, shopify: { ...shopify, admin: { query } } }, id, signal);
  expect(await changeOf(id)).toMatchObject({ state: 'ready', check: { own: 1 } });
  expect(requested.flat().filter((name) => /^assets|part-/.test(name))).toEqual([]);
  expect(requested.flat().length).toBeLessThan(20);
  expect(copies()[0]?.files.get('assets/film.mp4')?.bytes.length).toBe(20_000_000);
  original.files.clear();
  fill(Object.fromEntries(before));
});

test('an uninstallation ends it', async () => {
  const { id } = await begin();
  shop.uninstall();
  await copyTheme(io, id, signal);
  expect(await changeOf(id)).toMatchObject({ state: 'failed', failure: 'disconnected' });
});
