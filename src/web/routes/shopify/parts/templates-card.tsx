import { useAction } from '../../../components/actions/use-action.ts';
import { RouteName } from '../../../components/route-name/route-name.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { shopifyTexts } from '../../../i18n/shopify/app.ts';
import { useTemplateName } from '../../../studio/template-name.ts';
import type { ShopHome } from '../load-home.server.ts';
import { ShopCard } from './shop-frame.tsx';
import { ShopImage } from './shop-image.tsx';

export function TemplatesCard({ routes }: { routes: ShopHome['routes'] }) {
  const texts = useTexts(shopifyTexts);
  const nameOf = useTemplateName();
  const { act, isBusy } = useAction({ 'go-live': texts.goLiveDone });
  if (routes.length === 0) return null;
  return (
    <ShopCard title={texts.designs}>
      <p className="text-ink-soft">{texts.designsLead}</p>
      {routes.map(({ path, isFallback, templates }) => (
        <div key={path}>
          <h3 className="font-[600]">
            <RouteName route={{ path, isFallback }} />
          </h3>
          <ul className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {templates.map(({ uuid, name, isLive }) => (
              <li key={uuid} className="grid content-start gap-2">
                <ShopImage path={`/template/${uuid}/picture`} alt={nameOf(name)} />
                <span className="flex items-center justify-between gap-2">
                  <span className="min-w-0 truncate">{nameOf(name)}</span>
                  {isLive ? (
                    <Badge tone="good">{texts.live}</Badge>
                  ) : (
                    <Button
                      size="sm"
                      variant="outline"
                      label={`${texts.goLive}: ${nameOf(name)}`}
                      state={isBusy('go-live', uuid) ? 'loading' : 'idle'}
                      onClick={() => act('go-live', { id: uuid })}
                    >
                      {texts.goLive}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ShopCard>
  );
}
