import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PlanOverview } from '#contract/calls/plan.ts';
import { freePlan } from '#domain/billing/plan-table.ts';
import type { Audience } from '#domain/operator/operator.ts';
import { ChoosePlan } from '#web/routes/project/settings-plan/choose-plan.tsx';
import { readChoice } from '#web/routes/public/pricing/pricing-choice.ts';
import Pricing from '#web/routes/public/pricing.tsx';
import { AudienceProvider } from './audience.tsx';
import { LanguageProvider } from './i18n/language.tsx';

// Prices on the screens where people decide, for businesses and for consumers.

const overview = {
  plan: freePlan,
  state: 'free',
  period: null,
  planRequest: null,
  usage: { subPages: 0, subPagesFound: 100 },
} as unknown as PlanOverview;
const acting = { act: async () => undefined, isBusy: () => false, answer: undefined };

const PlanScreen = () => <ChoosePlan overview={overview} mayChange wanted={{ plan: null, period: null }} {...acting} />;
const screens = { plan: PlanScreen, pricing: Pricing };

function draw(name: keyof typeof screens, sellsTo: Audience | null): string {
  const Screen = screens[name];
  const element = (
    <LanguageProvider language="de">
      <AudienceProvider sellsTo={sellsTo}>
        <Screen />
      </AudienceProvider>
    </LanguageProvider>
  );
  const choice = readChoice(new URLSearchParams());
  const root = { preferences: { timeZone: 'Europe/Berlin' }, hasStripe: false, hasShopifyApp: false, sellsTo };
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => root, children: [{ id: name, index: true, loader: () => null, element }] }],
    { hydrationData: { loaderData: { root, [name]: { choice } } } },
  );
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
}

test.each(['plan', 'pricing'] as const)(
  'the %s screen has gross prices for consumers, net ones for businesses',
  (name) => {
    // Basic with 100 pages costs 9 euros a month, net.
    const consumers = draw(name, 'consumers');
    expect(consumers).toMatch(/10,71 €/);
    expect(consumers).toContain('inkl. USt.');
    expect(consumers).not.toContain('zzgl. USt.');
    for (const sellsTo of ['businesses', null] as const) {
      const businesses = draw(name, sellsTo);
      expect(businesses).toMatch(/\b9 €/);
      expect(businesses).toContain('zzgl. USt.');
      expect(businesses).not.toContain('inkl. USt.');
    }
  },
);
