import { renderToStaticMarkup } from 'react-dom/server';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import type { Audit } from '#contract/entities/audit.ts';
import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import { apiContext } from '#web/context.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { FailedAudit } from '#web/routes/audit/site.tsx';
import { reportOf } from './report.server.ts';

// An audit that ended without a score: no page of the site could be read.

const audit = {
  status: 'completed',
  score: null,
  pages: [],
  project: { slug: 'shop', address: 'shop.example' },
  failure: { text: crawlFailureTexts['server-error'] },
} as unknown as Audit;

const context = new RouterContextProvider();
const api = { getPublicAudit: async () => audit, watchAudit: async () => audit } as unknown as Api;
context.set(apiContext, api);

test.each([
  ['en', '/audit/shop', 'Something went wrong. Try again later.', '/#try-out'],
  ['de', '/de/check/shop', 'Etwas ist schiefgelaufen.', '/de#try-out'],
] as const)('in %s %s says that it failed, why, and where to try again [8.6]', async (language, path, words, again) => {
  const url = new URL(path, 'https://linkbild.example');
  const given = { params: { projectSlug: 'shop' }, context, url } as unknown as LoaderFunctionArgs;
  const report = await reportOf(given);
  if (report.state !== 'failed') throw new Error(`the report is ${report.state}`);
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <FailedAudit audit={report.audit} />
    </LanguageProvider>,
  );
  expect(html).toContain('shop.example');
  expect(html).toContain(words);
  expect(html).toContain(crawlFailureTexts['server-error'][language]);
  expect(html).toContain(`href="${again}"`);
});
