import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { euros } from '#domain/billing/name-plan.ts';
import { readCents } from '#domain/billing/read-cents.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { listQuery } from '../../components/listing/list-query.ts';
import { apiContext } from '../../context.ts';
import { textOf } from '../../forms/call-api.server.ts';
import { adminBillingTexts } from '../../i18n/admin/billing.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { billingTexts } from '../../i18n/project/billing.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { ifOffered } from './billing/if-offered.server.ts';
import { InvoiceList } from './billing/invoice-list.tsx';
import { Months } from './billing/months.tsx';
import { NoProvider } from './billing/no-provider.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const projectId = Number(url.searchParams.get('project')) || null;
  const query = { ...listQuery(url), ...(projectId && { projectId }) };
  const [income, invoices] = await Promise.all([
    ifOffered(() => api.getIncome()),
    ifOffered(() => api.listAllInvoices({ query })),
  ]);
  return { income, invoices, isOfProject: projectId !== null };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    refund: (form, invoiceId) => {
      const cents = readCents(textOf(form, 'cents')) ?? Number.NaN;
      return context.get(apiContext).refundInvoice({ params: { invoiceId }, body: { cents } });
    },
  });

/** What came in by month, every invoice, and refunds. */
export default function AdminIncome() {
  const { income, invoices, isOfProject } = useLoaderData<typeof loader>();
  const texts = useTexts(adminBillingTexts);
  const billing = useTexts(billingTexts);
  const own = useTexts(appScreenTexts.adminIncome);
  const language = useLanguage();
  if (!income || !invoices)
    return (
      <Screen heading={own.heading}>
        <NoProvider />
      </Screen>
    );
  return (
    <Screen heading={own.heading} lead={texts.monthly(euros(income.monthlyCents, language))}>
      <div className="grid gap-12">
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
