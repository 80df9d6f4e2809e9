import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { changeShop } from '#io/db/queries/shopify/shops.ts';
import type { ThemeChangeRow } from '#io/db/queries/shopify/webhooks.ts';
import { publishThemeChange, undoThemeChange } from './decide-theme.ts';
import { createThemeTest } from './theme.fixture.ts';

// The merchant's decisions: publishing the copy, and undoing the change.

const { api, io, shop, row, project, standIn, installation, person, requested, look, copy, changeOf, filesOf, edit } =
  await createThemeTest();
const original = shop.publishedTheme;
const scopes = [...installation.scopes];
const LAYOUT = 'layout/theme.liquid';
const SNIPPET = 'snippets/linkbild.liquid';
/** Bytes that a careless round trip would change. */
edit(original, LAYOUT, `\uFEFF${filesOf(original).get(LAYOUT)?.replaceAll('\n', '\r\n')}\t ü 𝕏 `);

const publish = (change: ThemeChangeRow) => publishThemeChange(io, { ...requested, changeId: change.uuid });
const undo = (change: ThemeChangeRow) => undoThemeChange(io, { ...requested, changeId: change.uuid });
const copyIn = ({ copyId }: ThemeChangeRow) => {
  const theme = shop.themes.find(({ id }) => copyId?.endsWith(`/${id}`));
  if (!theme) throw new Error('no copy');
  return theme;
};
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error ?? new Error('nothing was refused');
  return error;
};
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

/** The only allowed writes to a live theme: undoing a change that was published. */
let undone: { role: string }[] = [];
afterEach(() => {
  const onLive = shop.themeWrites.filter(({ role }) => role === 'MAIN');
  expect(onLive).toEqual(undone);
  shop.themeWrites.length = 0;
  undone = [];
  shop.state = 'open';
  shop.themes.splice(0, shop.themes.length, original);
  original.role = 'MAIN';
});

describe('publishing', () => {
  test('is done once, whoever clicks twice', async () => {
    const change = await copy();
    await Promise.all([publish(change), publish(change)]);
    await publish(change);
    expect(shop.publishedTheme).toBe(copyIn(change));
    expect((await changeOf(change.id)).state).toBe('published');
    const { items } = await api.as(person.token).listActivity({ params: { id: String(project.id) }, query: {} });
    expect(items.filter(({ action }) => action === 'theme-published')).toHaveLength(1);
  });

  test.each([
    [
      'a section is edited',
      () => edit(original, 'sections/footer.liquid', '<footer>Sale</footer>'),
      'sections/footer.liquid',
    ],
    ['our file is edited', () => edit(original, LAYOUT, `${filesOf(original).get(LAYOUT)}<!-- -->`), LAYOUT],
    [
      'a setting is made',
      () => edit(original, 'config/settings_data.json', '{"current":{"a":1}}'),
      'config/settings_data.json',
    ],
    ['a file is deleted', () => original.files.delete('sections/image-banner.liquid'), 'another'],
    ['another theme is live', () => shop.publishTheme(shop.addTheme('Spring', {})), 'another'],
  ])('the live theme would lose something (%s): refused with the reason', async (_, change_, named) => {
    const change = await copy();
    change_();
    const live = shop.publishedTheme;
    const { code, text } = await refusal(publish(change));
    expect([code, text?.en ?? 'another']).toEqual(['THEME_CHANGED', expect.stringContaining(named)]);
    expect(shop.publishedTheme).toBe(live);
    expect(await changeOf(change.id)).toMatchObject({ state: 'failed', failure: 'theme-changed' });
    expect(await codeOf(publish(change))).toBe('CONFLICT');
  });

  test('what the merchant changed in the copy is published too', async () => {
    const change = await copy();
    edit(copyIn(change), 'sections/footer.liquid', '<footer>New</footer>');
    await publish(change);
    expect(filesOf(shop.publishedTheme).get('sections/footer.liquid')).toBe('<footer>New</footer>');
  });

  test('that the merchant did in Shopify, or whose response was lost, is recognised', async () => {
    const first = await copy();
    shop.publishTheme(copyIn(first));
    await publish(first);
    expect((await changeOf(first.id)).state).toBe('published');
    shop.publishTheme(original);
    const second = await copy();
    shop.faults.add({ with: 503, query: 'PublishTheme', isDone: true });
    expect(await codeOf(publish(second))).toBe('SHOPIFY_AWAY');
    await publish(second);
    expect((await changeOf(second.id)).state).toBe('published');
  });

  test('a copy that was deleted meanwhile: refused with the reason, and a new one can be made', async () => {
    const change = await copy();
    shop.themes.splice(shop.themes.indexOf(copyIn(change)), 1);
    expect(await codeOf(publish(change))).toBe('THEME_GONE');
    expect(await changeOf(change.id)).toMatchObject({ state: 'failed', failure: 'theme-gone' });
    expect((await copy()).state).toBe('ready');
  });
});

/** Shopify's refusals of either, and the resulting error. */
const refusals: [string, () => void, string][] = [
  ['a permission taken away', () => shop.setScopes(scopes.slice(0, 3)), 'SHOP_SCOPE_MISSING'],
  ['a frozen shop', () => Object.assign(shop, { state: 'frozen' }), 'SHOP_NOT_CONNECTED'],
  ['a closed shop', () => Object.assign(shop, { state: 'closed' }), 'SHOP_NOT_CONNECTED'],
  ['a token that is not taken', () => shop.faults.add({ with: 401 }), 'SHOP_NOT_CONNECTED'],
  ['a refusal', () => shop.faults.add({ with: 400 }), 'THEME_CHANGE_REFUSED'],
];

test.each(refusals)('with %s neither is done, and both can be later', async (_, spoil, code) => {
  const change = await copy();
  const before = filesOf(copyIn(change));
  for (const decide of [publish, undo]) {
    spoil();
    expect(await codeOf(decide(change))).toBe(code);
    shop.state = 'open';
    shop.setScopes(scopes);
    // As opening the app in the admin does.
    await changeShop(io.db, (await row()).id, { accessTokenExpiresAt: null });
    expect((await changeOf(change.id)).state).toBe('ready');
    expect([shop.publishedTheme, filesOf(copyIn(change))]).toEqual([original, before]);
  }
  await look();
  await publish(change);
  expect((await changeOf(change.id)).state).toBe('published');
});

test('a copy that Shopify still works on is not published', async () => {
  const change = await copy();
  copyIn(change).isProcessing = true;
  expect(await codeOf(publish(change))).toBe('THEME_CHANGE_REFUSED');
});

describe('undoing', () => {
  test('restores the bytes, before and after publishing, and leaves what the merchant changed elsewhere', async () => {
    const live = filesOf(original);
    const ready = await copy();
    await undo(ready);
    await undo(ready);
    expect(filesOf(copyIn(ready))).toEqual(live);
    const change = await copy();
    await publish(change);
    edit(copyIn(change), 'sections/footer.liquid', '<footer>New</footer>');
    await undo(change);
    undone = shop.themeWrites.filter(({ themeId }) => themeId === copyIn(change).id).slice(-2);
    expect(filesOf(copyIn(change))).toEqual(new Map([...live, ['sections/footer.liquid', '<footer>New</footer>']]));
  });

  test('of a file that was changed since: the file is named, and nothing is written', async () => {
    const change = await copy();
    await publish(change);
    const ours = filesOf(copyIn(change));
    edit(copyIn(change), LAYOUT, `${ours.get(LAYOUT)}<!-- mine -->`);
    const error = await refusal(undo(change));
    expect([error.code, error.text?.en, error.text?.de]).toEqual([
      'THEME_FILES_CHANGED',
      expect.stringContaining(LAYOUT),
      expect.stringContaining(LAYOUT),
    ]);
    expect(filesOf(copyIn(change)).has(SNIPPET)).toBe(true);
    expect((await changeOf(change.id)).state).toBe('published');
  });

  test('continues after an interruption between two files', async () => {
    const live = filesOf(original);
    const change = await copy();
    shop.faults.add({ with: 503, query: 'DeleteThemeFiles' });
    expect(await codeOf(undo(change))).toBe('SHOPIFY_AWAY');
    expect(filesOf(copyIn(change)).get(LAYOUT)).toBe(live.get(LAYOUT));
    await undo(change);
    expect(filesOf(copyIn(change))).toEqual(live);
  });

  test('of a deleted theme does nothing', async () => {
    const change = await copy();
    shop.themes.splice(shop.themes.indexOf(copyIn(change)), 1);
    await undo(change);
    expect((await changeOf(change.id)).state).toBe('undone');
  });
});

test('the calls: only people of the project, and only its own changes', async () => {
  const change = await copy();
  const params = { id: String(project.id), changeId: change.uuid };
  const stranger = await api.addPerson('stranger@example.com');
  const other = await api.addProject('other');
  await api.join(other.id, stranger.id, 'admin');
  const theirs = api.as(stranger.token);
  for (const call of [theirs.publishShopTheme, theirs.undoShopTheme]) {
    await expect(call({ params })).rejects.toMatchObject({ status: 404 });
    await expect(call({ params: { ...params, id: String(other.id) } })).rejects.toMatchObject({
      code: 'SHOP_NOT_CONNECTED',
    });
  }
  await api.as(person.token).publishShopTheme({ params });
  expect(shop.publishedTheme).toBe(copyIn(change));
  expect(standIn.shops.size).toBe(1);
});
