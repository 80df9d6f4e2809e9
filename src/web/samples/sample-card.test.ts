import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { sampleAudit, sampleCard } from './sample-card.ts';
import { type SampleName, sampleImage, samplePages } from './sample-pages.ts';

test.each([
  ['whatsapp', 'drawn', 100],
  ['slack', 'drawn', 100],
  ['linkedin', 'drawn', 100],
  ['facebook', 'drawn', 100],
] as const)('%s with the image drawn: 100', (platform, image, score) => {
  expect(sampleAudit(platform, 'en', 'lamp', image).score.score).toBe(score);
});

test('without it every platform reports something', () => {
  for (const image of ['none', 'photo', 'logo'] as const) {
    expect(sampleAudit('whatsapp', 'de', 'amphora', image).score.score).toBeLessThan(86);
  }
});

test('every page has its image in both languages', () => {
  for (const name of Object.keys(samplePages) as SampleName[]) {
    for (const language of languages) expect(existsSync(`public${sampleImage(name, language)}`), name).toBe(true);
  }
  expect(sampleCard('slack', 'de', 'vase').image?.url).toBe('/samples/vase-de.webp');
});
