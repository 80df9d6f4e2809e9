import { createRequestHandler, RouterContextProvider, type ServerBuild, useActionData } from 'react-router';
import { expect, test } from 'vitest';
import type { LimitOffer } from '#contract/errors.ts';
import { siteContext } from './context.ts';
import * as entry from './entry.server.tsx';
import { FormAlert } from './forms/form-alert.tsx';
import { LanguageProvider } from './i18n/language.tsx';
import { LazyPlanOffer } from './layouts/app.tsx';
import { OfferContext } from './limit-offer/offer-context.ts';

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
