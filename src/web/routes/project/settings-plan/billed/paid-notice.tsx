import clsx from 'clsx';
import { useRefresh } from '../../../../components/shopify-theme/use-refresh.ts';
import { useTexts } from '../../../../i18n/language.tsx';
import { billingTexts } from '../../../../i18n/project/billing.ts';

export const paidStates = ['done', 'waiting', 'unpaid'] as const;
export type PaidState = (typeof paidStates)[number];

/** What became of the payment, for somebody who comes back from Stripe's page. */
export function PaidNotice({ state }: { state: PaidState }) {
  const texts = useTexts(billingTexts);
  useRefresh(state === 'waiting');
  const ground = { done: 'bg-good-soft', waiting: 'bg-info-soft', unpaid: 'bg-hover' }[state];
  return (
    <div role="status" className={clsx('mb-8 max-w-text rounded-md p-4 text-sm', ground)}>
      <p className="font-[550]">{texts[state]}</p>
      <p className="mt-1 text-ink-soft">{texts[`${state}Text`]}</p>
    </div>
  );
}
