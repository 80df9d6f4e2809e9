import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { userStatuses } from '#domain/enumerations.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminUserTexts } from '../../i18n/admin/users.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';
import { UserStatusBadge } from './user/user-status-badge.tsx';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const status = userStatuses.find((one) => one === url.searchParams.get('status'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.users), ...(status && { status }) };
  return answerOf(() => context.get(apiContext).listUsers({ query }));
}

export default function AdminUsers() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminUserTexts);
  const own = useTexts(appScreenTexts.adminUsers);
  const pathTo = usePathTo();
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="users"
          searchFor={texts.search}
          choice={{
            name: 'status',
            label: texts.status,
            options: [
              { value: 'all', label: texts.allStatuses },
              ...userStatuses.map((status) => ({ value: status, label: texts[status] })),
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={({ id }) => String(id)}
          texts={own}
          drawing="people"
          columns={[
            {
              key: 'email',
              header: texts.email,
              main: true,
              sortable: true,
              cell: ({ id, email }) => (
                <Link to={pathTo('adminUser', { userId: String(id) })} className="text-link [overflow-wrap:anywhere]">
                  {email}
                </Link>
              ),
            },
            {
              key: 'name',
              header: texts.name,
              sortable: true,
              cell: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' ') || '–',
            },
            { key: 'status', header: texts.status, sortable: true, cell: (user) => <UserStatusBadge user={user} /> },
            { key: 'projects', header: texts.projects, align: 'end', sortable: true, cell: (user) => user.projects },
            {
              key: 'lastSeen',
              header: texts.lastSeen,
              align: 'end',
              sortable: true,
              cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment iso={lastSeenAt} /> : '–'),
            },
            {
              key: 'since',
              header: texts.since,
              align: 'end',
              sortable: true,
              cell: ({ createdAt }) => <Moment iso={createdAt} isDay />,
            },
          ]}
        />
      </div>
    </Screen>
  );
}
