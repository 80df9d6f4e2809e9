import type { ShopSession } from '#contract/shopify.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { shopifyScopes, shopifyTexts } from '../../../i18n/shopify/app.ts';
import { ShopCard } from './shop-frame.tsx';

/** The shop took a permission away, or Shopify has closed it. */
export function ShopProblem({ visit }: { visit: ShopSession }) {
  const texts = useTexts(shopifyTexts);
  const scopes = useTexts(shopifyScopes);
  if (visit.state === 'scopes')
    return (
      <ShopCard title={texts.scopesTitle}>
        <p>{texts.scopesWhy}</p>
        <ul className="list-disc pl-5">
          {visit.missing.map((scope) => (
            <li key={scope}>{Object.hasOwn(scopes, scope) ? scopes[scope as keyof typeof scopes] : scope}</li>
          ))}
        </ul>
        <p>{texts.scopesHow}</p>
        <p className="flex flex-wrap gap-2">
          <a className={buttonClass('ink', 'sm')} href={visit.settingsUrl} target="_top">
            {texts.scopesButton}
          </a>
          <Reload />
        </p>
      </ShopCard>
    );
  return (
    <ShopCard title={texts.closedTitle}>
      <p>{texts.closedWhy}</p>
      <p>
        <Reload />
      </p>
    </ShopCard>
  );
}

/** The whole page: App Bridge gives it a session that is valid again. */
const Reload = () => (
  <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
    {useTexts(shopifyTexts).reload}
  </Button>
);
