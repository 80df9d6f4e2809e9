import { creditBundles } from '#domain/billing/credits.ts';
import { nameBundle } from '#domain/billing/prices.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Ledger } from '#web/components/billing/ledger.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import { usePrices } from '#web/use-prices.ts';
import type { Acting } from './acting.ts';
import { useOrderStep } from './order-step.tsx';

export function Credits({ overview, mayChange, act, isBusy, answer }: Acting) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const prices = usePrices();
  const { balance, orders, ledger } = overview.credits;
  return (
    <Part id="credits" title={texts.credits} text={texts.creditsText}>
      <p className="figures text-2xl">{texts.balance(writeNumber(balance, language))}</p>
      {orders.length > 0 && (
        <ul className="mt-5 grid gap-3">
          {orders.map((order) => (
            <li
              key={order.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-info-soft p-4 text-sm"
            >
              <span className="font-[550]">
                {nameBundle(order, language)}, {prices.euros(order.cents)} {prices.vat}
              </span>
              <Badge tone="info">{texts.orderWaiting}</Badge>
              <span className="text-ink-soft">
                <Timestamp iso={order.createdAt} isDay />
              </span>
              {mayChange && (
                <Button
                  size="sm"
                  variant="outline"
                  className="ml-auto"
                  state={isBusy('withdraw-order', String(order.id)) ? 'loading' : 'idle'}
                  onClick={() => act('withdraw-order', { id: String(order.id) })}
                >
                  {texts.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {overview.provider !== 'shopify' && overview.canBuy && (
        <CreditBundleList {...{ overview, mayChange, act, isBusy, answer }} />
      )}
      <h3 className="mt-8 mb-3 font-[550] text-sm">{texts.ledger}</h3>
      <Ledger ledger={ledger} />
    </Part>
  );
}

/** Bought where there is a provider, otherwise ordered from the operator. */
function CreditBundleList({ overview, mayChange, act, isBusy }: Acting) {
  const texts = useTexts(planTexts);
  const billing = useTexts(billingTexts);
  const language = useLanguage();
  const prices = usePrices();
  const isBought = overview.provider === 'stripe';
  const { ask, modal } = useOrderStep({ isPaidNext: isBought });
  const intent = isBought ? 'credits' : 'order';
  return (
    <>
      <ul className="figures mt-6 border-line-strong/60 border-t text-sm">
        {creditBundles.map((bundle) => {
          const name = nameBundle(bundle, language);
          return (
            <li key={bundle.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2.5">
              <span className="flex-1">{name}</span>
              <span>
                {prices.euros(bundle.cents)} <span className="text-ink-faint">{prices.vat}</span>
              </span>
              <Button
                size="sm"
                variant="outline"
                label={isBought ? billing.buy(name) : `${texts.order}: ${name}`}
                disabled={!mayChange}
                state={isBusy(intent, bundle.id) ? 'loading' : 'idle'}
                onClick={() => ask({ bundle }, () => act(intent, { id: bundle.id }))}
              >
                {isBought ? billing.buyShort : texts.order}
              </Button>
            </li>
          );
        })}
      </ul>
      {modal}
      {isBought && prices.sellsTo !== 'consumers' && <p className="mt-3 text-ink-faint text-sm">{billing.netPrices}</p>}
    </>
  );
}
