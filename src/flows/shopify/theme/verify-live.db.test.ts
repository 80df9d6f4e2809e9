import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { liveKinds } from '#domain/shopify/theme-snippet.ts';
import { switchLive } from '#flows/shopify/live/switch-live.ts';
import { changeProject, findProject } from '#io/db/queries/projects/projects.ts';
import { changeShop } from '#io/db/queries/shopify/shops.ts';
import { audits } from '#io/db/schema/index.ts';
import { setEmbed } from '../../../../stand-ins/shopify/admin/merchant-pages.ts';
import { defaultThemeFiles } from '../../../../stand-ins/shopify/themes/theme.ts';
import { checkEmbed } from './check-embed.ts';
import { publishThemeChange } from './decide-theme.ts';
import { lookAtTheme } from './look-at-theme.ts';
import { createThemeTest } from './theme.fixture.ts';

// Going live in Shopify verifies the project, as the check in the full app does, once its pages show our image.

const { io, shop, row, project, standIn, user, requested, look, signal, copy } = await createThemeTest();
await changeShop(io.db, (await row()).id, { gid: `gid://shopify/Shop/${shop.id}` });
const block = '../../../../integrations/shopify/extensions/linkbild-preview/blocks/preview.liquid';
standIn.app.embeds.preview = readFileSync(new URL(block, import.meta.url), 'utf8');

const enqueued = vi.spyOn(io.queue, 'enqueue');
const looksLater = () =>
  enqueued.mock.calls.filter(([, job, , options]) => job === 'shopify-theme' && options?.startAfterSeconds);
const verifiedAt = async () => (await findProject(io.db, project.id))?.verifiedAt ?? null;
const liveAudits = () => io.db.select().from(audits).where(eq(audits.trigger, 'live'));
const publish = async () => publishThemeChange(io, { ...requested, changeId: (await copy()).uuid });
const turn = (isOn: boolean) => setEmbed(shop, shop.publishedTheme, standIn.app, 'preview', isOn);

beforeEach(async () => {
  shop.publishTheme(shop.addTheme('Plain', defaultThemeFiles()));
  await changeProject(io.db, project.id, { verifiedAt: null });
  await io.db.delete(audits);
  await look();
  expect(await verifiedAt()).toBeNull();
  enqueued.mockClear();
});

test('the published copy: verified at once, and one audit of the live pages', async () => {
  await publish();
  const at = await verifiedAt();
  expect(at).not.toBeNull();
  expect(await liveAudits()).toHaveLength(1);
  await look();
  expect([await verifiedAt(), await liveAudits()]).toMatchObject([at, [{}]]);
  expect(looksLater()).toEqual([]);
});

test('the app embed: verified once a page of the store shows our image first', async () => {
  turn(true);
  await look();
  // The theme's settings alone are no proof.
  expect(await verifiedAt()).toBeNull();
  await checkEmbed(io, shop.domain, { signal });
  expect(await verifiedAt()).not.toBeNull();
  await checkEmbed(io, shop.domain, { signal });
  expect(await liveAudits()).toHaveLength(1);
});

test('a theme with the snippet whose pages do not show it: looked at once more, then when images are switched on', async () => {
  await switchLive(io, { projectId: project.id, user, kinds: [] });
  await publish();
  expect((await row()).theme?.tag.state).toBe('first');
  expect([await verifiedAt(), await liveAudits()]).toEqual([null, []]);
  expect(looksLater()).toMatchObject([[expect.anything(), 'shopify-theme', { shop: shop.domain, isLast: true }, {}]]);
  await lookAtTheme(io, shop.domain, signal, { isLast: true });
  expect(looksLater()).toHaveLength(1);
  enqueued.mockClear();
  await switchLive(io, { projectId: project.id, user, kinds: liveKinds });
  expect(enqueued.mock.calls.map(([, job]) => job)).toContain('shopify-theme');
  await look();
  expect(await verifiedAt()).not.toBeNull();
});
