import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { platforms } from '#domain/audit/platforms/index.ts';
import { languages } from '#domain/language.ts';
import { homeTexts } from '#web/i18n/public/home.ts';
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

test('what home says of a heavy and of a tall photo is what the rules do with it', () => {
  const heavy = sampleAudit('whatsapp', 'en', 'throw', 'heavy').card;
  expect(heavy.image?.bytes).toBeGreaterThan(platforms.whatsapp.scored.maxBytes ?? 0);
  expect(heavy.layout).toBe('sm');
  expect(homeTexts.example4Text.en).toMatch(/WhatsApp shows images over 600 KB small at best\.$/);
  expect(homeTexts.example4Text.de).toMatch(/Bilder über 600 KB zeigt WhatsApp höchstens klein\.$/);
  expect(sampleAudit('facebook', 'en', 'amphora', 'photo').card.layout).toBe('sm-portrait');
  expect(homeTexts.example3Text.en).toContain('On Facebook it shrinks to a thumbnail beside the text.');
});

test('every page has its image in both languages', () => {
  for (const name of Object.keys(samplePages) as SampleName[]) {
    for (const language of languages) expect(existsSync(`public${sampleImage(name, language)}`), name).toBe(true);
  }
  expect(sampleCard('slack', 'de', 'vase').image?.url).toBe('/samples/vase-de.webp');
});
