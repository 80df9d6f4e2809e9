import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Crawl } from '#contract/entities/project.ts';
import type { Language } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import NoSharesYet from './no-shares-yet.tsx';
import { RecentShares } from './shared-pages.tsx';

function draw(part: ReactNode, language: Language = 'en'): string {
  const element = <LanguageProvider language={language}>{part}</LanguageProvider>;
  const root = {
    now: '2026-11-19T10:00:00.000Z',
    imagesUrl: 'https://images.example/images',
    preferences: { timeZone: 'UTC' },
  };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const shares = ['WhatsApp', 'Slack', 'Facebook', 'LinkedIn', 'Telegram', 'Discord'].map(
  (source, at) =>
    ({
      id: at + 1,
      source,
      kind: 'share',
      isBot: true,
      url: `https://halm.example/products/${at}`,
      createdAt: `2026-11-19T09:0${at}:00.000Z`,
    }) as unknown as Crawl,
);

test('each of six shares is a picture of its page with platform and time', () => {
  const html = draw(<RecentShares shares={shares} projectUuid="u-1" />);
  const items = html.match(/<li.*?<\/li>/gs) ?? [];
  expect(items).toHaveLength(6);
  expect(items[0]).toContain('src="https://images.example/images/u-1/');
  expect(items[0]).toContain(encodeURIComponent('https://halm.example/products/0'));
  expect(items[0]).toContain('>WhatsApp<');
  expect(items[0]).toMatch(/<time dateTime="2026-11-19T09:00/);
  expect(items[1]).toContain('>Slack<');
});

test.each([
  ['en', 'Example'],
  ['de', 'Beispiel'],
] as const)('before the first share, in %s, three pictures say what will be here, each marked', (language, example) => {
  const html = draw(<NoSharesYet projectId={1} />, language);
  const items = html.match(/<li.*?<\/li>/gs) ?? [];
  expect(items).toHaveLength(3);
  for (const item of items) expect(item).toMatch(new RegExp(`<img src="[^"]+".*${example}`, 's'));
});
