import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createShopifyTest } from '../shopify.fixture.ts';

const upsert = `mutation ($id: ID!, $files: [OnlineStoreThemeFilesUpsertFileInput!]!) {
  themeFilesUpsert(themeId: $id, files: $files) {
    upsertedThemeFiles { filename } userErrors { code filename message }
  }
}`;
const duplicate = `mutation ($id: ID!) {
  themeDuplicate(id: $id, name: "With Linkbild") { newTheme { id name role processing } userErrors { code } }
}`;
const text = (filename: string, value: string) => ({ filename, body: { type: 'TEXT', value } });

async function createThemes(options: Parameters<typeof createShopifyTest>[0] = {}) {
  const parts = await createShopifyTest(options);
  parts.shop.setScopes([...parts.shopify.app.scopes, 'write_themes']);
  const id = `gid://shopify/OnlineStoreTheme/${parts.shop.publishedTheme.id}`;
  return { ...parts, id };
}

test('files are read as text, base64 or at an address', async () => {
  const { ask, id } = await createThemes({
    shop: {
      theme: {
        files: {
          'layout/theme.liquid': 'ü',
          'assets/logo.png': Buffer.from([137, 80]),
          'assets/film.js': Buffer.alloc(2_000_000, 'x'),
        },
      },
    },
  });
  const { data } = await ask(
    `query ($id: ID!) { theme(id: $id) { role files(filenames: ["assets/*", "layout/theme.liquid", "layout/none.liquid"]) {
      nodes { filename size checksumMd5 contentType body {
        ... on OnlineStoreThemeFileBodyText { content }
        ... on OnlineStoreThemeFileBodyBase64 { contentBase64 }
        ... on OnlineStoreThemeFileBodyUrl { url } } }
      userErrors { filename code } } } }`,
    { id },
  );
  const [film, logo, layout] = data.theme.files.nodes;
  expect(layout).toMatchObject({ size: '2', body: { content: 'ü' }, contentType: 'application/x-liquid' });
  expect(layout.checksumMd5).toBe(createHash('md5').update('ü').digest('hex'));
  expect(logo.body).toEqual({ contentBase64: 'iVA=' });
  expect((await (await fetch(film.body.url)).text()).length).toBe(2_000_000);
  expect(data.theme.files.userErrors).toEqual([{ filename: 'layout/none.liquid', code: 'NOT_FOUND' }]);
});

test('five thousand files come in pages', async () => {
  const names = Array.from({ length: 5000 }, (_, index) => [`snippets/s-${index}.liquid`, 'x'] as const);
  const { shopify, ask, id } = await createThemes({ shop: { theme: { files: Object.fromEntries(names) } } });
  const query = `query ($id: ID!, $after: String) { theme(id: $id) { files(first: 250, after: $after) {
    nodes { filename } pageInfo { hasNextPage endCursor } } } }`;
  const seen = new Set<string>();
  let after: string | null = null;
  do {
    // A page of 250 files costs 252 of the 2000 points, which grow back with 100 a second.
    shopify.clock.advance(2600);
    const answer = await ask(query, { id, after });
    const { files } = answer.data.theme;
    for (const { filename } of files.nodes) seen.add(filename);
    after = files.pageInfo.hasNextPage ? files.pageInfo.endCursor : null;
  } while (after);
  expect(seen.size).toBe(5000);
});

test('writing needs the scope and the exemption', async () => {
  const { shopify, shop, ask, id } = await createThemes();
  const files = [text('snippets/linkbild.liquid', 'x')];
  shopify.app.mayWriteThemes = false;
  const refused = await ask(upsert, { id, files });
  expect(refused.errors[0]).toMatchObject({
    message: expect.stringContaining(
      'Access denied for themeFilesUpsert field. Required access: The user needs write_themes and an exemption from Shopify to modify theme files.',
    ),
    extensions: { code: 'ACCESS_DENIED' },
  });
  expect((await ask(duplicate, { id })).errors[0].extensions.code).toBe('ACCESS_DENIED');
  shopify.app.mayWriteThemes = true;
  shop.setScopes(shopify.app.scopes);
  expect((await ask(upsert, { id, files })).errors[0].extensions.code).toBe('ACCESS_DENIED');
});

test('a copy is made, changed and published', async () => {
  const { shop, ask, id } = await createThemes();
  const { newTheme } = (await ask(duplicate, { id })).data.themeDuplicate;
  expect(newTheme).toMatchObject({ name: 'With Linkbild', role: 'UNPUBLISHED', processing: true });
  const theme = await ask('query ($id: ID!) { theme(id: $id) { processing } }', { id: newTheme.id });
  expect(theme.data.theme.processing).toBe(false);
  const original = shop.publishedTheme;
  const { upsertedThemeFiles, userErrors } = (
    await ask(upsert, { id: newTheme.id, files: [text('snippets/linkbild.liquid', 'own')] })
  ).data.themeFilesUpsert;
  expect([upsertedThemeFiles[0].filename, userErrors]).toEqual(['snippets/linkbild.liquid', []]);
  expect(original.files.has('snippets/linkbild.liquid')).toBe(false);
  await ask('mutation ($id: ID!) { themePublish(id: $id) { theme { role } userErrors { code } } }', {
    id: newTheme.id,
  });
  expect(shop.publishedTheme.name).toBe('With Linkbild');
  const topics = shop.webhooks.deliveries.map(({ topic }) => topic).filter((topic) => topic.startsWith('themes/'));
  expect(topics).toEqual(['themes/create', 'themes/update', 'themes/publish']);
});

test('each wrong file is told, the others are written', async () => {
  const { ask, id } = await createThemes();
  const write = async (files: unknown[]) => (await ask(upsert, { id, files })).data.themeFilesUpsert;
  const mixed = await write([
    text('snippets/good.liquid', '{% render "price" %}'),
    text('snippets/bad.liquid', '{% if %}'),
    text('templates/bad.json', '{'),
    text('secrets/x.liquid', 'x'),
  ]);
  expect(mixed.upsertedThemeFiles.map(({ filename }: { filename: string }) => filename)).toEqual([
    'snippets/good.liquid',
  ]);
  expect(mixed.userErrors.map((own: { filename: string; code: string }) => [own.filename, own.code])).toEqual([
    ['snippets/bad.liquid', 'FILE_VALIDATION_ERROR'],
    ['templates/bad.json', 'FILE_VALIDATION_ERROR'],
    ['secrets/x.liquid', 'FILE_VALIDATION_ERROR'],
  ]);
  const many = Array.from({ length: 51 }, (_, index) => text(`snippets/${index}.liquid`, 'x'));
  expect((await write(many)).userErrors[0].code).toBe('LESS_THAN_OR_EQUAL_TO');
  expect((await write([many[0], many[0]])).userErrors[0].code).toBe('DUPLICATE_FILE_INPUT');
});

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('a merchant edits a file where the link leads', async () => {
  const { shop } = await createShopifyTest();
  const { id } = shop.publishedTheme;
  const address = shop.adminUrl(`/themes/${id}?key=${encodeURIComponent('layout/theme.liquid')}`);
  expect(await (await fetch(address)).text()).toContain('aria-label="layout/theme.liquid"');
  await post(address, { content: 'line one\r\nline two' });
  expect(shop.publishedTheme.files.get('layout/theme.liquid')?.bytes.toString()).toBe('line one\nline two');
  expect(shop.webhooks.deliveries.map(({ topic }) => topic)).toEqual(['themes/update']);
  expect((await fetch(shop.adminUrl('/themes/1'))).status).toBe(404);
});

test('a link asks for an app embed, saving switches it on', async () => {
  const { shopify, shop } = await createShopifyTest({ app: { embeds: { tags: '<meta name="own">' } } });
  const { extensionUuid, apiKey } = shopify.app;
  // As https://{shop}.myshopify.com/admin/themes/current/editor.
  const link = shop.shopUrl(`/admin/themes/current/editor?context=apps&activateAppId=${extensionUuid}/tags`);
  const response = await fetch(link);
  expect(new URL(response.url).pathname).toBe('/store/halm/themes/current/editor');
  expect(await response.text()).toContain('value="tags" checked');
  const byKey = shop.shopUrl(`/admin/themes/current/editor?context=apps&activateAppId=${apiKey}/tags`);
  expect(await (await fetch(byKey)).text()).toContain('value="tags" checked');
  const page = async () => (await fetch(shop.storefrontUrl)).text();
  expect(await page()).not.toContain('<meta name="own">');
  await post(response.url, { embed: 'tags' });
  expect(await page()).toContain('<meta name="own">');
  await post(response.url, {});
  expect(await page()).not.toContain('<meta name="own">');
});

test('a merchant uninstalls the app', async () => {
  const { shop } = await createShopifyTest();
  await post(shop.adminUrl('/settings/apps'), { decision: 'uninstall' });
  expect(shop.installation).toBeNull();
  // Opening it again leads to the installation.
  const open = await fetch(shop.adminUrl('/apps/linkbild'), { redirect: 'manual' });
  expect(open.headers.get('location')).toContain('/oauth/install?client_id=');
});
