import { lazy } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { userAgents } from '#contract/admin-lists/operation.ts';
import { EditedList } from '#web/components/admin-lists/edited-list.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { saveUserAgentForm } from '#web/components/user-agents/save-user-agent.server.ts';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { revalidateOnConflict } from '#web/forms/submitting.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

const UserAgentModal = lazy(() => import('#web/components/user-agents/user-agent-modal.tsx'));

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).listUserAgents());

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    save: (form) => saveUserAgentForm(context.get(apiContext), form),
    delete: (_, id) => context.get(apiContext).deleteUserAgent({ params: { id } }),
  });

export default function AdminUserAgents() {
  const agents = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(adminScreenTexts.adminUserAgents);
  const pathTo = usePathTo();
  return (
    <Screen
      heading={own.heading}
      lead={texts.positionHint}
      actions={
        <Link to={pathTo('adminUnknownAgents')} className="inline-flex min-h-6 items-center text-link text-sm">
          {useTexts(adminScreenTexts.adminUnknownAgents).heading}
        </Link>
      }
    >
      <EditedList
        screen="adminUserAgents"
        list={userAgents}
        rows={agents}
        drawing="visits"
        nameOf={({ pattern }) => pattern}
        addWords={texts.addAgent}
        editWindow={(props) => (
          <UserAgentModal {...props} nextPosition={Math.max(0, ...agents.map(({ position }) => position)) + 10} />
        )}
        cells={{
          pattern: ({ pattern }) => (
            <code className="block text-left font-mono text-xs [overflow-wrap:anywhere]">{pattern}</code>
          ),
          isBot: ({ isBot }) => <Badge tone={isBot ? 'neutral' : 'good'}>{isBot ? texts.crawler : texts.share}</Badge>,
        }}
      />
    </Screen>
  );
}
