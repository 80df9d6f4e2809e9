import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '#contract/client.ts';
import { euros, eurosAndCents } from '#domain/billing/prices.ts';
import { NoProvider } from '#web/components/billing-admin/no-provider.tsx';
import { refundBy } from '#web/components/billing-admin/refund-by.server.ts';
import { listQuery } from '#web/components/listing/list-query.ts';
import { Table } from '#web/components/ui/table.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, ifOffered, runAction } from '#web/forms/call-api.server.ts';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { InvoiceList } from './income/invoice-list.tsx';
import { PlanMovements } from './income/plan-movements.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const projectId = Number(url.searchParams.get('project')) || null;
  const query = { ...listQuery(url), ...(projectId && { projectId }) };
  const [movements, income, invoices] = await Promise.all([
    answerOf(() => api.getPlanMovements()),
    ifOffered(() => api.getIncome()),
    ifOffered(() => api.listAllInvoices({ query })),
  ]);
  return { movements, income, invoices, isOfProject: projectId !== null };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { refund: (form, id) => refundBy(context.get(apiContext), form, id) });

/** Income by month, every invoice, and refunds. */
export default function AdminIncome() {
  const { movements, income, invoices, isOfProject } = useLoaderData<typeof loader>();
  const texts = useTexts(adminBillingTexts);
  const billing = useTexts(billingTexts);
  const own = useTexts(adminScreenTexts.adminIncome);
  const language = useLanguage();
  if (!income || !invoices)
    return (
      <Screen heading={own.heading}>
        <div className="grid gap-12">
          <PlanMovements movements={movements} />
          <NoProvider />
        </div>
      </Screen>
    );
  return (
    <Screen heading={own.heading} lead={texts.monthly(euros(income.monthlyCents, language))}>
      <div className="grid gap-12">
        {!isOfProject && <PlanMovements movements={movements} />}
        {!isOfProject && (
          <section>
            <h2 className="text-xl">{texts.byMonth}</h2>
            <p className="mt-1 mb-5 max-w-text text-ink-soft text-sm">{texts.byMonthText}</p>
            <Months months={income.months} />
          </section>
        )}
        <section>
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-xl">{billing.invoices}</h2>
            {isOfProject && (
              <Link to="?" className="text-link text-sm">
                {texts.allInvoices}
              </Link>
            )}
          </div>
          <InvoiceList list={invoices} />
        </section>
      </div>
    </Screen>
  );
}

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
        { key: 'export', header: texts.bookkeeping, align: 'end', cell: ({ month }) => <Downloads month={month} /> },
      ]}
    />
  );
}

/** For the bookkeeping: the month's invoices as a table, and with Stripe's PDFs. */
function Downloads({ month }: { month: string }) {
  const texts = useTexts(adminBillingTexts);
  const language = useLanguage();
  return (
    <span className="inline-flex gap-3">
      {(['csv', 'zip'] as const).map((form) => (
        <a
          key={form}
          className="text-link"
          href={`/api/admin/bookkeeping/${month}?form=${form}&language=${language}`}
          aria-label={texts.download(nameMonth(month), form.toUpperCase())}
        >
          {form.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
