import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language.tsx';
import type { SheetData } from './load-sheet.server.ts';
import { Sheet } from './sheet.tsx';

const operatorLine = 'Halm & Ton GmbH, Weserstraße 1, 12047 Berlin';
const look = { name: 'Studio Nord', colour: '#112233', contact: 'hallo@studio-nord.example', logo: null };

function draw({ line, agencyLook = null }: { line: string | null; agencyLook?: object | null }): string {
  const sheet = {
    kind: 'onepager',
    onePageId: null,
    operatorLine: line,
    hasPdf: false,
    qr: { url: 'https://linkbild.example/de/demo', size: 1, path: 'M0 0' },
    audit: { finishedAt: null, project: { address: 'lamps.example', agencyLook } },
  } as unknown as SheetData;
  const element = (
    <LanguageProvider language="de">
      <Sheet sheet={sheet} part="sheet" heading="Bericht">
        Inhalt
      </Sheet>
    </LanguageProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll(
    '&amp;',
    '&',
  );
}

test('a one-pager says who hands it over: the operator, or the agency in their place', () => {
  expect(draw({ line: operatorLine })).toContain(operatorLine);
  const ofAgency = draw({ line: operatorLine, agencyLook: look });
  expect(ofAgency).not.toContain(operatorLine);
  expect(ofAgency).toContain('Studio Nord');
  // Nobody has filled it in: no empty line.
  expect(draw({ line: null })).not.toContain('text-ink-faint text-xs"></p>');
});
