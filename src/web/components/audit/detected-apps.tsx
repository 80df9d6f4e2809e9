import type { Audit } from '#contract/entities/audit.ts';
import { shopAppCategories, shopAppCategoryNames } from '#domain/shop-apps/shop-app.ts';
import { ArrowUpRight } from '#web/components/ui/icons.tsx';
import { reportTexts } from '../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { priceRange } from './price-range.ts';

type App = Audit['detectedApps'][number];

/** Shop apps found in the pages, by category. */
export function DetectedApps({ apps }: { apps: readonly App[] }) {
  const language = useLanguage();
  const categories = shopAppCategories.filter((category) => apps.some((app) => app.category === category));
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map((category) => (
        <div key={category} className="break-inside-avoid border-line border-t py-4">
          <dt className="text-ink-faint text-sm">{shopAppCategoryNames[category][language]}</dt>
          {apps
            .filter((app) => app.category === category)
            .map((app) => (
              <AppLine key={app.name} app={app} />
            ))}
        </div>
      ))}
    </dl>
  );
}

function AppLine({ app }: { app: App }) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  const price = priceRange(app.price, app.currency, language);
  return (
    <dd className="mt-1">
      <a href={app.url} target="_blank" rel="noopener noreferrer nofollow" className="inline-flex gap-1 font-[550]">
        {app.label}
        <ArrowUpRight aria-hidden className="size-3.5 self-center text-ink-faint" />
      </a>
      <span className="figures block text-ink-soft text-sm">
        {!app.paid && texts.appFree}
        {app.paid && !price && texts.appPaid}
        {app.paid && price && (price.hasFreeTier ? texts.appFreeThen(price.range) : texts.appFrom(price.range))}
      </span>
    </dd>
  );
}
