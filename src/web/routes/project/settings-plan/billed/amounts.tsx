import { euros } from '#domain/billing/name-plan.ts';
import { useDay } from '../../../../components/ui/use-day.ts';
import { useLanguage, useTexts } from '../../../../i18n/language.tsx';
import { billingTexts } from '../../../../i18n/project/billing.ts';
import type { PlanChange } from './change-modal.tsx';

/** Net, VAT and total of what a change costs or brings back, and what is due regularly from then on. */
export function Amounts({ due, price }: { due: PlanChange; price: string }) {
  const texts = useTexts(billingTexts);
  const language = useLanguage();
  const day = useDay();
  const isCredit = due.grossCents < 0;
  const write = (cents: number) => euros(Math.abs(cents), language);
  const next = texts.afterwards(price, day(due.nextAt));
  if (due.grossCents === 0)
    return (
      <p className="text-sm">
        {texts.nothingDue} {next}
      </p>
    );
  return (
    <>
      <dl className="figures grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
        <dt className="text-ink-soft">{texts.net}</dt>
        <dd className="text-right">{write(due.netCents)}</dd>
        <dt className="text-ink-soft">{texts.vat}</dt>
        <dd className="text-right">{write(due.taxCents)}</dd>
        <dt className="border-line border-t pt-2 font-[550]">{isCredit ? texts.credited : texts.dueNow}</dt>
        <dd className="border-line border-t pt-2 text-right font-[550]">{write(due.grossCents)}</dd>
      </dl>
      <p className="text-ink-soft text-sm">{texts.restOfPeriod}</p>
      <p className="text-sm">{next}</p>
    </>
  );
}
