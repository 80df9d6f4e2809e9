import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  useActionData,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import type { LimitOffer } from '#contract/errors.ts';
import { siteContext } from './context.ts';
import handleRequest, * as entry from './entry.server.tsx';
import { FormAlert } from './forms/form-alert.tsx';
import { LanguageProvider } from './i18n/language.tsx';
import { LazyPlanOffer } from './layouts/app.tsx';
import { OfferContext } from './limit-offer/offers.ts';

const offer: LimitOffer = {
  limit: 'audits',
  project: { id: 1, slug: 'halm' },
  planId: 'starter-100',
  basePlan: 'starter',
  isTrial: true,
  provider: 'operator',
  mayChange: true,
};

function Page() {
  const refusal = useActionData<{ message: string; offer: LimitOffer }>();
  return (
    <LanguageProvider language="en">
      <OfferContext value={LazyPlanOffer}>
        <FormAlert refusal={refusal} />
      </OfferContext>
    </LanguageProvider>
  );
}

const route = {
  id: 'root',
  path: '',
  hasAction: true,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  module: '/root.js',
};
const build = {
  entry: { module: entry },
  routes: {
    root: { ...route, module: { default: Page, action: () => ({ message: 'Used up.', offer }) } },
  },
  assets: { entry: { imports: [], module: '/entry.js' }, routes: { root: route }, url: '/m.js', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

test('the first form that is sent without scripts gets its offer in place, though the server has yet to load it', async () => {
  const context = new RouterContextProvider();
  context.set(siteContext, { nonce: 'n' } as never);
  const body = new URLSearchParams({ intent: 'start' });
  const request = new Request('http://localhost/', { method: 'POST', body });
  const html = await (await createRequestHandler(build, 'production')(request, context)).text();
  expect(html).toContain('Used up.');
  expect(html.indexOf('Try Basic free')).toBeGreaterThan(-1);
  // React would send it behind the page in a hidden part and move it by a script.
  expect(html).not.toContain('<template');
  expect(html).not.toContain('<div hidden');
});

// A router without routes cannot render anything, not even the error page.

const context = new RouterContextProvider();
context.set(siteContext, {
  url: 'https://linkbild.example',
  imagesUrl: 'https://images.example',
  entryModule: '/entry.js',
  analyticsScriptUrl: null,
});

const draw = (path: string, errors: Record<string, Error> | null) =>
  handleRequest(
    new Request(`https://linkbild.example${path}`),
    500,
    new Headers(),
    { staticHandlerContext: { errors } } as unknown as EntryContext,
    context,
  );

test.each([
  ['/pricing', 'en', 'An error occurred while showing the error page', '<a href="/">Back to the home page</a>'],
  ['/de/pricing', 'de', 'Beim Anzeigen der Fehlerseite ist', '<a href="/de">Zurück zur Startseite</a>'],
])('an error page that itself fails at %s: text and a link home [8.2]', async (path, language, words, link) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await draw(path, { root: new Error('the page failed first') });
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(words);
  expect(page).toContain(link);
  // A failed page is tried once more, as the error page.
  await expect(draw(path, null)).rejects.toThrow();
  said.mockRestore();
});
