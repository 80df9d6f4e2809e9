import type { Api } from '#contract/client.ts';
import { euros } from '#domain/billing/prices.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Table } from '#web/components/ui/table.tsx';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

type Movements = Awaited<ReturnType<Api['getPlanMovements']>>;
type Month = Movements['months'][number];

/** The value of running plans, and the plans and trials that came and went. */
export function PlanMovements({ movements: { worth, months } }: { movements: Movements }) {
  const texts = useTexts(adminBillingTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const sums = [
    [texts.worthStripe, worth.stripe],
    [texts.worthShopify, worth.shopify],
    [texts.worthGranted(writeNumber(worth.grantedPlans, language)), worth.granted],
  ] as const;
  const count = (key: 'begun' | 'ended' | 'trials' | 'converted') => ({
    key,
    header: texts[key],
    align: 'end' as const,
    cell: (month: Month) => writeNumber(month[key], language),
  });
  return (
    <section>
      <h2 className="text-xl">{texts.movements}</h2>
      <p className="mt-1 mb-5 max-w-text text-ink-soft text-sm">{texts.movementsText}</p>
      <dl className="mb-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        {sums.map(([name, cents]) => (
          <div key={name} className="bg-paper p-5">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="figures mt-1 text-2xl">{euros(cents, language)}</dd>
          </div>
        ))}
      </dl>
      <Table
        rows={months}
        keyOf={({ month }) => month}
        texts={{ ...common, caption: texts.movements }}
        empty={<p className="text-ink-faint text-sm">{texts.noMovements}</p>}
        columns={[
          {
            key: 'month',
            header: texts.month,
            main: true,
            cell: ({ month }) => month.split('-').toReversed().join('/'),
          },
          count('begun'),
          count('ended'),
          count('trials'),
          count('converted'),
        ]}
      />
    </section>
  );
}
