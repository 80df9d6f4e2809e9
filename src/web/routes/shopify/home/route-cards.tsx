import { useState } from 'react';
import type { ShopState } from '#contract/calls/shopify.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { type LiveKind, liveKindOfRoute } from '#domain/shopify/theme-snippet.ts';
import { usePlanPart } from '#web/components/shopify-theme/plan-note.tsx';
import { useRefresh } from '#web/components/shopify-theme/use-scopes.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopHomeTexts } from '#web/i18n/shopify/home.ts';
import { shopPlanLimitTexts } from '#web/i18n/shopify/plan.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import { useTemplateName } from '#web/studio/template-name.ts';
import { ChooseTemplate, ShopImage } from './choose-template.tsx';
import type { ShopHome, ShopRoute } from './load-home.server.ts';

/** The card of each kind of page, and the way to change it. */
export function RouteCards({ home }: { home: ShopHome }) {
  const texts = useTexts(shopHomeTexts);
  const [chosen, setChosen] = useState<number | null>(null);
  const { routes, shop } = home;
  const plan = useTexts(shopPlanLimitTexts);
  const planPart = usePlanPart(shop.pages);
  const lead = planPart === null ? texts.templatesLead : plan.templates(planPart);
  const isPreparing = routes.every(({ templates }) => templates.length === 0);
  useRefresh(isPreparing);
  const route = routes.find(({ id }) => id === chosen);
  return (
    <ShopCard title={texts.templates}>
      <p className="text-ink-soft" role="status">
        {isPreparing ? texts.preparing : lead}
      </p>
      {!isPreparing && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {routes.map((one) => (
            <RouteCard
              key={one.id}
              route={one}
              isLive={isLive(shop, liveKindOfRoute(one.path))}
              onChange={() => setChosen(one.id)}
            />
          ))}
        </ul>
      )}
      {route && <ChooseTemplate route={route} onClose={() => setChosen(null)} />}
    </ShopCard>
  );
}

const isLive = ({ theme, live }: ShopState, kind: LiveKind): boolean =>
  theme?.shows?.ours.includes(kind) === true && live.includes(kind);

interface RouteCardProps {
  route: ShopRoute;
  isLive: boolean;
  onChange: () => void;
}

function RouteCard({ route, isLive, onChange }: RouteCardProps) {
  const texts = useTexts(shopHomeTexts);
  const language = useLanguage();
  const nameOf = useTemplateName();
  const name = routeNameOf(route)[language];
  const template = route.templates.find((one) => one.isLive) ?? null;
  const none = route.path === '/products/*' ? texts.noProducts : texts.noPages;
  const act = template ? texts.change : texts.choose;
  return (
    <li className="grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg border border-line">
      {template ? (
        <ShopImage path={template.imagePath} alt={route.example ? texts.example(route.example) : ''} isFlush />
      ) : (
        <span className="grid aspect-[1200/630] place-items-center bg-sunken text-ink-faint">{texts.noTemplate}</span>
      )}
      <div className="grid content-start gap-1 p-3">
        <span className="flex items-center justify-between gap-2">
          <h3 className="min-w-0 font-[600]">{name}</h3>
          {isLive && template && <Badge tone="good">{texts.stateLive}</Badge>}
        </span>
        {route.pages === 0 ? (
          <span className="text-ink-soft">{none}</span>
        ) : (
          <span className="truncate text-ink-soft">
            {texts.pages(route.pages)}
            {template && ` · ${nameOf(template.name)}`}
          </span>
        )}
        {route.example && <span className="truncate text-ink-faint text-xs">{texts.example(route.example)}</span>}
      </div>
      <span className="px-3 pb-3">
        <Button size="sm" variant="outline" label={`${act}: ${name}`} onClick={onChange}>
          {act}
        </Button>
      </span>
    </li>
  );
}
