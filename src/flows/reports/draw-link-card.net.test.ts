import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { createRenderer } from '#io/render/renderer.ts';
import { drawLinkCard } from './draw-link-card.ts';

const renderer = createRenderer({ processes: 1, timeoutMs: 20_000 });
afterAll(() => renderer.close());

const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0044cc' } })
  .jpeg()
  .toBuffer();
const cardOf = (evidence: ReturnType<typeof page>) => {
  const card = auditPage(evidence).platforms.find(({ platform }) => platform === 'whatsapp')?.card;
  if (!card) throw new Error('no card');
  return card;
};
const drawWith = (body: Uint8Array | null, evidence: ReturnType<typeof page>) => {
  const fetch = async () => (body ? { ok: true, body } : { ok: false });
  const parts = { renderer, safeFetch: { fetch }, settings: { userAgent: 'Linkbild' } };
  return drawLinkCard(parts as unknown as Parameters<typeof drawLinkCard>[0], cardOf(evidence));
};
const hostile = { 'og:title': '<b>店舗</b> {{ 1 | plus: 1 }} {% if', 'og:description': 'x'.repeat(3_000) };

test.each([
  ['with a large image', page({}, '1200x630 jpeg 90000'), 800],
  ['with a small image', page({}, '280x280 jpeg 90000'), 340],
  ['without an image', page({ 'og:image': '' }), 340],
  ['with hostile words', page(hostile, '1200x630 jpeg 90000'), 800],
])('a card %s', async (_, evidence, expected) => {
  const bytes = await drawWith(photo, evidence);
  const { width, height } = await sharp(bytes ?? undefined).metadata();
  expect([width, height]).toEqual([1040, expected]);
  expect(bytes?.length).toBeLessThan(300_000);
});

test('the photo of the page is in it', async () => {
  const bytes = await drawWith(photo, page({}, '1200x630 jpeg 90000'));
  const pixel = sharp(bytes ?? undefined).extract({ left: 520, top: 200, width: 1, height: 1 });
  const [red = 255, , blue = 0] = [...(await pixel.removeAlpha().raw().toBuffer())];
  expect([red < 20, blue > 190]).toEqual([true, true]);
});

test('no card is drawn if its photo cannot be loaded', async () => {
  expect(await drawWith(null, page({}, '1200x630 jpeg 90000'))).toBeNull();
});
