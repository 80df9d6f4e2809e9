import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shortAddress } from '../../app-start/choose-project.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTableTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = orders.waitlistStates.find((one) => one === url.searchParams.get('state'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.waitlist), ...(state && { state }) };
  return answerOf(() => context.get(apiContext).listWaitlist({ query }));
}

export default function AdminWaitlist() {
  const list = useLoaderData<typeof loader>();
  const lists = useTexts(adminListTexts);
  const texts = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminWaitlist);
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="waitlist"
          searchFor={lists.searchWaitlist}
          choice={{
            name: 'state',
            label: useTexts(adminTexts).state,
            options: [
              { value: 'all', label: texts.all },
              { value: 'confirmed', label: texts.confirmed },
              { value: 'waiting', label: texts.waitingForConfirmation },
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={({ id }) => String(id)}
          texts={own}
          drawing="people"
          columns={[
            { key: 'email', header: lists.email, main: true, sortable: true, cell: ({ email }) => email },
            {
              key: 'website',
              header: lists.website,
              cell: ({ website, shopifyUrl }) => {
                const sites = [website, shopifyUrl].filter((site) => site !== null).map(shortAddress);
                return <span className="[overflow-wrap:anywhere]">{[...new Set(sites)].join(', ')}</span>;
              },
            },
            { key: 'language', header: texts.language, cell: ({ language }) => language.toUpperCase() },
            {
              key: 'createdAt',
              header: texts.joined,
              align: 'end',
              sortable: true,
              cell: ({ createdAt }) => <Moment iso={createdAt} />,
            },
            {
              key: 'confirmedAt',
              header: texts.confirmed,
              align: 'end',
              sortable: true,
              cell: ({ confirmedAt }) =>
                confirmedAt ? <Moment iso={confirmedAt} /> : <Badge tone="warn">{texts.waitingForConfirmation}</Badge>,
            },
          ]}
        />
      </div>
    </Screen>
  );
}
