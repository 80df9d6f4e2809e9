import type { PlanOverview } from '#contract/calls/plan.ts';
import { numberFormat } from '#domain/format/numbers.ts';
import { Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';

const reasons = ['bundle', 'image', 'gift', 'correction'] as const;

/** The newest bookings; the super admin sees the same. */
export function Ledger({ ledger }: { ledger: PlanOverview['credits']['ledger'] }) {
  const texts = useTexts(planTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const signed = numberFormat(language, { signDisplay: 'always' });
  const nameOf = (reason: string) => {
    const known = reasons.find((one) => one === reason);
    return known ? texts[known] : reason;
  };
  return (
    <Table
      rows={ledger}
      keyOf={({ id }) => String(id)}
      texts={{ ...common, caption: texts.ledger }}
      empty={<p className="text-ink-faint text-sm">{texts.noBookings}</p>}
      columns={[
        { key: 'what', header: texts.what, main: true, cell: ({ reason }) => nameOf(reason) },
        { key: 'change', header: texts.change, align: 'end', cell: ({ change }) => signed.format(change) },
        {
          key: 'date',
          header: texts.date,
          align: 'end',
          cell: ({ createdAt }) => <Timestamp iso={createdAt} isFull />,
        },
      ]}
    />
  );
}
