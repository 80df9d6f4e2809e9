import { expect, test } from 'vitest';
import { describeFound } from './create-project.ts';

const nothing = { title: null, primaryColor: null, logoUrl: null };

test.each([
  [nothing, 1, 'We’ve found 1 page.', 'Gefunden: 1 Seite.'],
  [{ ...nothing, title: 'Halm' }, 12, 'We’ve found its title and 12 pages.', 'Gefunden: Titel und 12 Seiten.'],
  [
    { title: 'Halm', primaryColor: '#113355', logoUrl: 'https://halm.example/logo.svg' },
    12,
    'We’ve found its title, colours, logo and 12 pages.',
    'Gefunden: Titel, Farben, Logo und 12 Seiten.',
  ],
])('names only what was found: %j', (project, pages, en, de) => {
  expect(describeFound(project, pages)).toEqual({ en, de });
});
