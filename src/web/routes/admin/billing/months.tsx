import type { Api } from '#contract/client.ts';
import { eurosAndCents } from '#domain/billing/name-plan.ts';
import { Table } from '../../../components/ui/table.tsx';
import { adminBillingTexts } from '../../../i18n/admin/billing.ts';
import { commonTexts } from '../../../i18n/common.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { billingTexts } from '../../../i18n/project/billing.ts';

type Month = Awaited<ReturnType<Api['getIncome']>>['months'][number];

/** `2026-11` as `11/2026`, read alike in both languages. */
const nameMonth = (month: string) => month.split('-').toReversed().join('/');

export function Months({ months }: { months: Month[] }) {
  const texts = useTexts(adminBillingTexts);
  const billing = useTexts(billingTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const sum = (key: 'netCents' | 'taxCents' | 'grossCents' | 'refundedCents', header: string) => ({
    key,
    header,
    align: 'end' as const,
    cell: (month: Month) => eurosAndCents(month[key], language),
  });
  return (
    <Table
      rows={months}
      keyOf={({ month }) => month}
      texts={{ ...common, caption: texts.byMonth }}
      empty={<p className="text-ink-faint text-sm">{texts.noIncome}</p>}
      columns={[
        { key: 'month', header: texts.month, main: true, cell: ({ month }) => nameMonth(month) },
        { key: 'invoices', header: billing.invoices, align: 'end', cell: ({ invoices }) => invoices },
        sum('netCents', billing.net),
        sum('taxCents', billing.vat),
        sum('grossCents', billing.gross),
        sum('refundedCents', texts.refundedTotal),
      ]}
    />
  );
}
