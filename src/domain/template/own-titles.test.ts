import { expect, test } from 'vitest';
import { ownTitles, templateName } from './own-titles.ts';
import { baseTemplates } from './recommend-templates.ts';

test.each([
  ['Photo in a circle', 'Photo in a circle', 'Foto im Kreis'],
  ['Foto im Kreis', 'Photo in a circle', 'Foto im Kreis'],
  ['Round spotlight', 'Photo in a circle', 'Foto im Kreis'],
  ['Rundes Rampenlicht (Kopie)', 'Photo in a circle (copy)', 'Foto im Kreis (Kopie)'],
  ['Price tag (copy 2)', 'Price tag (copy 2)', 'Preisschild (Kopie 2)'],
  ['Summer sale', 'Summer sale', 'Summer sale'],
  ['My own (copy)', 'My own (copy)', 'My own (copy)'],
  ['constructor', 'constructor', 'constructor'],
])('%s is %s in English and %s in German', (stored, en, de) => {
  expect(templateName(stored, 'en')).toBe(en);
  expect(templateName(stored, 'de')).toBe(de);
});

test('every base template has a title of its own in each language', () => {
  expect(baseTemplates.map(({ name }) => name).toSorted()).toEqual(Object.keys(ownTitles).toSorted());
  for (const language of ['en', 'de'] as const)
    expect(new Set(baseTemplates.map(({ title }) => title[language])).size).toBe(baseTemplates.length);
});
