import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { supportRequests } from '#contract/admin-lists/customers.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listSupportRequests({ query: adminListQuery(supportRequests, url) }));

/** The inbox: what people wrote by the support form. */
export default function AdminSupport() {
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <ListScreen
      screen="adminSupport"
      list={supportRequests}
      page={useLoaderData<typeof loader>()}
      drawing="people"
      mainClass="md:min-w-48"
      cells={{
        person: ({ id, name, email }) => (
          <span className="block min-w-0 text-left [overflow-wrap:anywhere]">
            <Link to={pathTo('adminSupportRequest', { requestId: String(id) })} className="text-link">
              {name}
            </Link>
            <span className="block font-normal text-ink-faint text-xs">{email}</span>
          </span>
        ),
        message: ({ text }) => <span className="line-clamp-2 text-left [overflow-wrap:anywhere]">{text}</span>,
        state: ({ state }) => (
          <Badge tone={state === 'open' ? 'warn' : 'good'}>{supportRequests.choice.values[state][language]}</Badge>
        ),
      }}
    />
  );
}
