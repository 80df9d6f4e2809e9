import { lazy, Suspense, useCallback, useState } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { unknownAgents } from '#contract/admin-lists/operation.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { saveUserAgentForm } from '#web/components/user-agents/save-user-agent.server.ts';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

const UserAgentModal = lazy(() => import('#web/components/user-agents/user-agent-modal.tsx'));

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const query = adminListQuery(unknownAgents, url);
  const [list, known] = await Promise.all([
    answerOf(() => api.listUnknownAgents({ query })),
    answerOf(() => api.listUserAgents()),
  ]);
  return { list, nextPosition: Math.max(0, ...known.map(({ position }) => position)) + 10 };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    save: (form) => saveUserAgentForm(context.get(apiContext), form),
    forget: (_, id) => context.get(apiContext).forgetUnknownAgent({ params: { id } }),
  });

export default function AdminUnknownAgents() {
  const { list, nextPosition } = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const { heading } = useTexts(adminScreenTexts.adminUserAgents);
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ forget: texts.deleted });
  const [naming, setNaming] = useState<{ agent: string; opening: number; open: boolean } | null>(null);
  const close = useCallback(() => setNaming((now) => now && { ...now, open: false }), []);
  return (
    <ListScreen
      screen="adminUnknownAgents"
      list={unknownAgents}
      page={list}
      drawing="visits"
      mainClass="max-md:pr-52"
      headerLink={
        <Link to={pathTo('adminUserAgents')} className="inline-flex min-h-6 items-center text-link text-sm">
          {heading}
        </Link>
      }
      actions={({ id, agent }) => (
        <>
          <Button
            size="sm"
            variant="quiet"
            state={isBusy('forget', String(id)) ? 'loading' : 'idle'}
            onClick={() => act('forget', { id: String(id) })}
          >
            {texts.forget}
          </Button>
          <Button
            size="sm"
            variant="outline"
            onClick={() => setNaming((now) => ({ agent, opening: (now?.opening ?? 0) + 1, open: true }))}
          >
            {texts.nameAgent}
          </Button>
        </>
      )}
      cells={{
        agent: ({ agent }) => (
          <code className="block text-left font-mono font-normal text-xs [overflow-wrap:anywhere]">{agent}</code>
        ),
      }}
    >
      {naming && (
        <Suspense fallback={null}>
          <UserAgentModal
            key={naming.opening}
            open={naming.open}
            onClose={close}
            row={null}
            nextPosition={nextPosition}
            pattern={patternFor(naming.agent)}
          />
        </Suspense>
      )}
    </ListScreen>
  );
}

/** A suggested pattern: the word that identifies this agent, without its version. */
export function patternFor(agent: string): string {
  const names = [...agent.matchAll(/(?<![\w.-])([A-Za-z][\w.-]*)\/[\d.]+/g)].map(([, name = '']) => name);
  const usual = /^(Mozilla|AppleWebKit|Chrome|Safari|Gecko|Firefox|Version|Mobile|Edg)$/;
  const name =
    names.find((one) => /bot|crawl|spider|fetch|preview/i.test(one)) ?? names.find((one) => !usual.test(one));
  return (name ?? agent.slice(0, 60)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
