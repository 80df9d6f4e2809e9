import { creditBundles } from '#domain/billing/credit-bundles.ts';
import { euros, nameBundle } from '#domain/billing/name-plan.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { billingTexts } from '../../../i18n/project/billing.ts';
import { planTexts } from '../../../i18n/project/plan.ts';
import type { Acting } from './acting.ts';

/** Bought where there is a provider, otherwise ordered from the operator. */
export function CreditBundleList({ overview, mayChange, act, isBusy }: Acting) {
  const texts = useTexts(planTexts);
  const billing = useTexts(billingTexts);
  const language = useLanguage();
  const isBought = overview.provider === 'stripe';
  const intent = isBought ? 'credits' : 'order';
  return (
    <>
      <ul className="figures mt-6 border-line-strong/60 border-t text-sm">
        {creditBundles.map((bundle) => {
          const name = nameBundle(bundle, language);
          return (
            <li key={bundle.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2.5">
              <span className="flex-1">{name}</span>
              <span>{euros(bundle.cents, language)}</span>
              <Button
                size="sm"
                variant="outline"
                label={isBought ? billing.buy(name) : `${texts.order}: ${name}`}
                disabled={!mayChange}
                state={isBusy(intent, bundle.id) ? 'loading' : 'idle'}
                onClick={() => act(intent, { id: bundle.id })}
              >
                {isBought ? billing.buyShort : texts.order}
              </Button>
            </li>
          );
        })}
      </ul>
      {isBought && <p className="mt-3 text-ink-faint text-sm">{billing.netPrices}</p>}
    </>
  );
}
