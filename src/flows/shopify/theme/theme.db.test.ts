import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createShopTest } from '#flows/shopify/pages/shop.fixture.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { upsertCollaborator } from '#io/db/queries/projects/collaborators.ts';
import { mails, shopifyThemeChanges } from '#io/db/schema/index.ts';
import { defaultThemeFiles } from '../../../../stand-ins/shopify/themes/theme.ts';
import { copyTheme } from './copy-theme.ts';
import { publishThemeChange, startThemeCopy, undoThemeChange } from './decide-theme.ts';
import { lookAtTheme } from './look-at-theme.ts';
import { showTheme } from './show-theme.ts';

const scopes = ['read_products', 'read_content', 'read_themes', 'write_themes'];
const { api, io, shop, project, standIn } = await createShopTest({ scopes });
const signal = new AbortController().signal;
const person = await api.addPerson('owner@halm.example');
await upsertCollaborator(io.db, project.id, person.id, 'admin');
const user = await findUserById(io.db, person.id);
if (!user) throw new Error('no owner');
const requested = { projectId: project.id, user };

const look = () => lookAtTheme(io, shop.domain, signal);
const files = () => new Map([...shop.publishedTheme.files].map(([name, { bytes }]) => [name, bytes.toString()]));
const newest = async () => (await io.db.select().from(shopifyThemeChanges)).at(-1);
async function copy() {
  await look();
  await startThemeCopy(io, requested);
  const change = await newest();
  if (!change) throw new Error('no change');
  await copyTheme(io, change.id, signal);
  return (await newest()) ?? change;
}

test('a look finds that the tag is missing and works out the change, without writing anything', async () => {
  const before = files();
  await look();
  const { theme, canWrite, change } = await showTheme(io, project.id);
  expect(theme?.tag).toMatchObject({ state: 'absent', hasImage: true });
  expect(theme?.patch).toMatchObject({ ok: true, files: [{ name: 'layout/theme.liquid' }, { isNew: true }] });
  expect([canWrite, change]).toEqual([true, null]);
  expect(files()).toEqual(before);
});

test('the change is made in a copy, checked there, published on request, and taken back byte for byte', async () => {
  const live = files();
  const ready = await copy();
  expect(ready).toMatchObject({ state: 'ready', check: { pages: 1, own: 1, problems: [] } });
  expect(files()).toEqual(live);
  await publishThemeChange(io, { ...requested, changeId: ready.uuid });
  await publishThemeChange(io, { ...requested, changeId: ready.uuid });
  expect(files().has('snippets/linkbild.liquid')).toBe(true);
  // At once: nobody reads "missing" beside "is live" until the next look.
  expect((await showTheme(io, project.id)).theme?.tag.state).toBe('first');
  await undoThemeChange(io, { ...requested, changeId: ready.uuid });
  expect(files()).toEqual(live);
  expect((await showTheme(io, project.id)).theme?.tag.state).toBe('absent');
});

test('the link to the app embeds asks for ours to be switched on', async () => {
  await look();
  const { embedsUrl } = await showTheme(io, project.id);
  const { pathname, searchParams } = new URL(embedsUrl ?? '');
  expect(pathname).toMatch(/\/themes\/\d+\/editor$/);
  expect(Object.fromEntries(searchParams)).toEqual({
    context: 'apps',
    activateAppId: `${standIn.app.apiKey}/preview`,
  });
  expect(existsSync('integrations/shopify/extensions/linkbild-preview/blocks/preview.liquid')).toBe(true);
});

test('a theme without the tag that replaces one with it is reported once', async () => {
  const ready = await copy();
  await publishThemeChange(io, { ...requested, changeId: ready.uuid });
  await look();
  const reported = async () =>
    (await io.db.select({ kind: mails.kind }).from(mails)).filter(({ kind }) => kind === 'tag-lost');
  expect(await reported()).toHaveLength(0);
  const other = shop.addTheme('Spring', defaultThemeFiles());
  shop.publishTheme(other);
  await look();
  await look();
  expect(await reported()).toHaveLength(1);
});

test.each([
  [
    'no exemption',
    () => {
      standIn.app.mayWriteThemes = false;
    },
    () => {
      standIn.app.mayWriteThemes = true;
    },
    'no-exemption',
  ],
])('a copy that Shopify refuses (%s) fails with its reason', async (_, break_, mend, failure) => {
  break_();
  const change = await copy();
  mend();
  expect([change.state, change.failure]).toEqual(['failed', failure]);
});

test.each(['THROTTLED', 503] as const)('%s passes by itself', async (fault) => {
  shop.faults.add({ with: fault, query: 'ThemeFileNames' });
  await look();
  expect((await showTheme(io, project.id)).theme).not.toBeNull();
});

test('a theme that is too complex to read is unknown, whatever it was before, and nobody is told that the tag is gone', async () => {
  const ready = await copy();
  await publishThemeChange(io, { ...requested, changeId: ready.uuid });
  await look();
  expect((await showTheme(io, project.id)).theme?.tag.state).toBe('first');
  const sent = (await io.db.select().from(mails)).length;
  for (const task of ['themeCalls', 'theme']) {
    const run: typeof io.safeFetch.reader.run = (name, input, quota) =>
      name === task
        ? Promise.resolve({ ok: false, reason: 'too-complex' })
        : io.safeFetch.reader.run(name, input, quota);
    const safeFetch = { ...io.safeFetch, reader: { ...io.safeFetch.reader, run } };
    await lookAtTheme({ ...io, safeFetch }, shop.domain, signal);
    const { theme } = await showTheme(io, project.id);
    expect(theme).toMatchObject({ tag: { state: 'unknown' }, patch: { ok: false, reason: { kind: 'too-complex' } } });
    await look();
    expect((await showTheme(io, project.id)).theme?.tag.state).toBe('first');
  }
  expect(await io.db.select().from(mails)).toHaveLength(sent);
});

test('nothing starts without the scope', async () => {
  const without = await createShopTest({ scopes: ['read_products', 'read_content', 'read_themes'] });
  await lookAtTheme(without.io, without.shop.domain, signal);
  const call = startThemeCopy(without.io, { projectId: without.project.id, user });
  await expect(call).rejects.toMatchObject({ code: 'SHOP_SCOPE_MISSING' });
});

test('another project’s change is not found', async () => {
  const change = await newest();
  await expect(publishThemeChange(io, { projectId: 999, user, changeId: change?.uuid ?? '' })).rejects.toMatchObject({
    code: 'SHOP_NOT_CONNECTED',
  });
});
