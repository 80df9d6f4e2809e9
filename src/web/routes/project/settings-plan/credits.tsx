import { euros, nameBundle } from '#domain/billing/name-plan.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { planTexts } from '../../../i18n/project/plan.ts';
import { Part } from '../../app/account/part.tsx';
import type { Acting } from './acting.ts';
import { CreditBundleList } from './credit-bundle-list.tsx';
import { Ledger } from './ledger.tsx';

export function Credits({ overview, mayChange, act, isBusy, answer }: Acting) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
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
                {nameBundle(order, language)}, {euros(order.cents, language)}
              </span>
              <Badge tone="info">{texts.orderWaiting}</Badge>
              <span className="text-ink-soft">
                <Moment iso={order.createdAt} isDay />
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
