import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { users } from '#contract/admin-lists/customers.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { UserStatusBadge } from '#web/components/user-status-badge.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listUsers({ query: adminListQuery(users, url) }));

export default function AdminUsers() {
  const pathTo = usePathTo();
  return (
    <ListScreen
      screen="adminUsers"
      list={users}
      page={useLoaderData<typeof loader>()}
      drawing="people"
      cells={{
        email: ({ id, email }) => (
          <Link to={pathTo('adminUser', { userId: String(id) })} className="text-link [overflow-wrap:anywhere]">
            {email}
          </Link>
        ),
        name: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' ') || '–',
        status: (user) => <UserStatusBadge user={user} />,
      }}
    />
  );
}
