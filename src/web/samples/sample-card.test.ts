import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { sampleAudit, sampleCard } from './sample-card.ts';
import { type SampleName, samplePages, samplePicture } from './sample-pages.ts';

test.each([
  ['whatsapp', 'drawn', 100],
  ['slack', 'drawn', 100],
  ['linkedin', 'drawn', 100],
  ['facebook', 'drawn', 100],
] as const)('%s with the picture drawn: 100', (platform, picture, score) => {
  expect(sampleAudit(platform, 'en', 'lamp', picture).score.score).toBe(score);
});

test('without it every platform has something to say', () => {
  for (const picture of ['none', 'photo', 'logo'] as const) {
    expect(sampleAudit('whatsapp', 'de', 'amphora', picture).score.score).toBeLessThan(86);
  }
});

test('every page has its picture in both languages', () => {
  for (const name of Object.keys(samplePages) as SampleName[]) {
    for (const language of languages) expect(existsSync(`public${samplePicture(name, language)}`), name).toBe(true);
  }
  expect(sampleCard('slack', 'de', 'vase').image?.url).toBe('/samples/vase-de.webp');
});
