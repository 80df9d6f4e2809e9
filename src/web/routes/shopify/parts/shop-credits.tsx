import { creditBundles } from '#domain/billing/credit-bundles.ts';
import { euros, nameBundle } from '#domain/billing/name-plan.ts';
import { useAction } from '../../../components/actions/use-action.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { shopPlanTexts } from '../../../i18n/shopify/plan.ts';
import { ShopCard } from './shop-frame.tsx';

export function ShopCredits({ balance, canBuy }: { balance: number; canBuy: boolean }) {
  const texts = useTexts(shopPlanTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ credits: texts.bought });
  return (
    <ShopCard title={texts.credits} aside={<span className="text-sm">{texts.balance(balance)}</span>}>
      <p className="text-ink-soft">{canBuy ? texts.creditsLead : texts.noCredits}</p>
      {canBuy && (
        <p className="flex flex-wrap gap-2">
          {creditBundles.map((bundle) => (
            <Button
              key={bundle.id}
              size="sm"
              variant="outline"
              state={isBusy('credits', bundle.id) ? 'loading' : 'idle'}
              onClick={() => act('credits', { id: bundle.id })}
            >
              {texts.buy(nameBundle(bundle, language), euros(bundle.cents, language))}
            </Button>
          ))}
        </p>
      )}
    </ShopCard>
  );
}
