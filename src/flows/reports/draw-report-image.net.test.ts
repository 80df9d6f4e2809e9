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
  const bytes = await drawReportImage(renderer, { language, address, score, pages: 20, issues: 1 });
  expect(bytes).not.toBeNull();
  const { width, height, format } = await sharp(bytes ?? undefined).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  // WhatsApp drops heavier images.
  expect(bytes?.length).toBeLessThan(300_000);
});
