import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { ListSearch } from '../../components/listing/list-search.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { adminListTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { adminBillingTexts } from '../../i18n/admin/billing.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { billingTexts } from '../../i18n/project/billing.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { ifOffered } from './billing/if-offered.server.ts';
import { NoProvider } from './billing/no-provider.tsx';
import { statuses, useSubscriptionColumns } from './billing/subscription-columns.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = statuses.find((one) => one === url.searchParams.get('state'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.subscriptions), ...(state && { state }) };
  return { list: await ifOffered(() => context.get(apiContext).listBilledSubscriptions({ query })) };
}

/** Plans that people pay for with Stripe. */
export default function AdminSubscriptions() {
  const { list } = useLoaderData<typeof loader>();
  const texts = useTexts(adminBillingTexts);
  const own = useTexts(appScreenTexts.adminSubscriptions);
  const { search, allStates } = useTexts(adminListTexts);
  const { state } = useTexts(adminTexts);
  const { invoices } = useTexts(billingTexts);
  const columns = useSubscriptionColumns();
  const pathTo = usePathTo();
  const options = [{ value: 'all', label: allStates }, ...statuses.map((value) => ({ value, label: texts[value] }))];
  return (
    <Screen heading={own.heading}>
      {list ? (
        <div className="grid gap-6">
          <ListSearch
            texts={{ search, searchFor: texts.searchSubscriptions }}
            choice={{ name: 'state', label: state, options }}
          />
          <PagedTable
            list={list}
            keyOf={({ id }) => id}
            texts={own}
            drawing="people"
            columns={columns}
            actions={({ projectId, site }) =>
              projectId !== null && (
                <Link
                  to={`${pathTo('adminIncome')}?project=${projectId}`}
                  aria-label={texts.invoicesOf(site)}
                  className={buttonClass('outline', 'sm')}
                >
                  {invoices}
                </Link>
              )
            }
          />
        </div>
      ) : (
        <NoProvider />
      )}
    </Screen>
  );
}
