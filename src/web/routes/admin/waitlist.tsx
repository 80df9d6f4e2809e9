import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shortAddress } from '../../app-start/choose-project.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { useListSort } from '../../components/listing/use-list-sort.ts';
import { Moment } from '../../components/moment/moment.tsx';
import { usePaging } from '../../components/paging/use-paging.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Table } from '../../components/ui/table.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/attempt.server.ts';
import { adminListTexts, adminTableTexts, adminTexts } from '../../i18n/admin.ts';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import * as orders from './orders.ts';

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
  const common = useTexts(commonTexts);
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
        <Table
          rows={list.items}
          keyOf={({ id }) => String(id)}
          paging={usePaging(list)}
          {...useListSort()}
          texts={{ ...common, caption: own.heading }}
          empty={<EmptyList drawing="people" texts={own} />}
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
