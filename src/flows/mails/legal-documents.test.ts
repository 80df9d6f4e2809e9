import { expect, test } from 'vitest';
import { noOperator } from '#domain/operator/operator.ts';
import { documentFile } from './legal-documents.ts';

type Parts = Parameters<typeof documentFile>[0];

/** A printer whose pages are their addresses, and a store in memory. */
function createParts({ isAvailable = true, ok = true } = {}) {
  const printed: string[] = [];
  const stored = new Map<string, Uint8Array>();
  const print = async (url: string) => {
    printed.push(url);
    return ok ? { ok, pdf: new TextEncoder().encode(`%PDF ${url}`) } : { ok, detail: 'no memory' };
  };
  const parts = {
    files: {
      get: async (key: string) => (stored.has(key) ? { bytes: stored.get(key) } : null),
      put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
    },
    screenshots: { isAvailable, print },
    settings: { siteUrl: 'https://linkbild.example', hasStripe: false, hasShopify: false, mailHost: null },
    operator: { current: async () => ({ ...noOperator, name: 'Halm & Ton', address: 'Weg 1\n12047 Berlin' }) },
    log: { warn: () => undefined },
  } as unknown as Parts;
  return { parts, printed };
}

test('a legal document is printed as PDF in the language asked for, once', async () => {
  const { parts, printed } = createParts();
  const file = await documentFile(parts, 'terms', 'de');
  expect(file).toMatchObject({ fileName: 'agb.pdf', contentType: 'application/pdf' });
  expect(new TextDecoder().decode(file.bytes)).toBe('%PDF https://linkbild.example/de/document/terms');
  expect(await documentFile(parts, 'terms', 'de')).toEqual(file);
  expect(printed).toHaveLength(1);
  expect((await documentFile(parts, 'terms', 'en')).key).not.toBe(file.key);
});

test.each([
  ['there is no browser', { isAvailable: false }],
  ['the browser could not print', { ok: false }],
])('where %s, it is the same as text', async (_, given) => {
  const file = await documentFile(createParts(given).parts, 'terms', 'de');
  expect(file).toMatchObject({ fileName: 'agb.txt', contentType: 'text/plain; charset=utf-8' });
  expect(new TextDecoder().decode(file.bytes)).toContain('Halm & Ton\nWeg 1\n12047 Berlin');
});
