import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { createRenderer } from '#io/render/renderer.ts';
import { drawReportImage } from './draw-report-image.ts';

const renderer = createRenderer({ processes: 1, timeoutMs: 20_000 });
afterAll(() => renderer.close());

const cases = [
  { address: 'halm.de', score: 0 },
  { address: 'halm-und-ton.example', score: 73 },
  { address: `${'a-very-long-name-'.repeat(6)}.myshopify.example`, score: 100 },
  { address: '<b>店舗</b>.example', score: 40 },
].flatMap((row) => languages.map((language) => ({ ...row, language })));

test.each(cases)('$address with $score points in $language', async ({ address, score, language }) => {
  const bytes = await drawReportImage(renderer, { language, address, score, pages: '20 of 68 pages', issues: 1 });
  expect(bytes).not.toBeNull();
  const { width, height, format } = await sharp(bytes ?? undefined).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  // WhatsApp drops heavier images.
  expect(bytes?.length).toBeLessThan(300_000);
});

test('an agency’s logo and colour replace ours', async () => {
  const background = '#0044cc';
  const logoBytes = await sharp({ create: { width: 300, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
  const facts = { language: 'en', address: 'halm.de', score: 40, pages: '2 pages', issues: 1 } as const;
  const at = async (bytes: Uint8Array | null, left: number, top: number) => {
    const pixel = sharp(bytes ?? undefined).extract({ left, top, width: 1, height: 1 });
    return [...(await pixel.removeAlpha().raw().toBuffer())];
  };
  const look = { name: 'Studio Nord', color: '#0044cc' };
  const withLogo = await drawReportImage(renderer, { ...facts, look: { ...look, logoBytes } });
  // Resizing rounds.
  const isLogo = ([red = 0, green = 0, blue = 0]: number[]) => red < 4 && Math.abs(green - 68) < 4 && blue > 200;
  expect(isLogo(await at(withLogo, 200, 110))).toBe(true);
  const [ours, named] = await Promise.all([
    drawReportImage(renderer, facts),
    drawReportImage(renderer, { ...facts, look: { ...look, logoBytes: null } }),
  ]);
  expect(Buffer.compare(ours ?? Buffer.of(), named ?? Buffer.of())).not.toBe(0);
  expect(isLogo(await at(named, 200, 110))).toBe(false);
});
