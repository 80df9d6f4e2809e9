import { lazy, Suspense } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { isoOf } from '#domain/language.ts';
import { answerAct } from '../../components/act/answer-act.server.ts';
import { DeleteButton } from '../../components/act/delete-button.tsx';
import { useAct } from '../../components/act/use-act.ts';
import { useQuestion } from '../../components/act/use-question.tsx';
import { useListSort } from '../../components/listing/use-list-sort.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Table } from '../../components/ui/table.tsx';
import { sortRows } from '../../components/ui/table-order.ts';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/attempt.server.ts';
import { revalidateOnConflict } from '../../forms/revalidate-on-conflict.ts';
import { adminListTexts, adminTableTexts } from '../../i18n/admin.ts';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import { useEditing } from './use-editing.ts';
import { saveUserAgent } from './user-agents/save-user-agent.server.ts';

const UserAgentWindow = lazy(() => import('./user-agents/user-agent-window.tsx'));

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).listUserAgents());

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerAct(request, {
    save: (form) => saveUserAgent(context.get(apiContext), form),
    delete: (_, id) => context.get(apiContext).deleteUserAgent({ params: { id } }),
  });

/** The table is small: all of it is there, search and order happen in the page. */
export default function AdminUserAgents() {
  const agents = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminUserAgents);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const [query] = useSearchParams();
  const { sort, onSort } = useListSort();
  const wanted = (query.get('search') ?? '').toLowerCase();
  const found = agents.filter(({ pattern, bot, parent, source }) =>
    [pattern, bot, parent ?? '', source].some((word) => word.toLowerCase().includes(wanted)),
  );
  const keys = ['position', 'pattern', 'bot', 'source', 'parent'] as const;
  const key = keys.find((one) => one === sort?.key);
  const rows = key && sort ? sortRows(found, (row) => row[key], sort.direction, isoOf[language]) : found;
  const { edit, close, window: editing } = useEditing(agents);
  const { act } = useAct({ delete: texts.deleted });
  const { ask, window } = useQuestion();
  return (
    <Screen
      heading={own.heading}
      lead={texts.positionHint}
      actions={
        <Link to={pathTo('adminUnknownAgents')} className="text-link text-sm">
          {useTexts(appScreenTexts.adminUnknownAgents).heading}
        </Link>
      }
    >
      <div className="grid gap-6">
        <ListTools list="user-agents" searchFor={useTexts(adminListTexts).searchAgents}>
          <Button variant="signal" onClick={() => edit(null)}>
            {texts.addAgent}
          </Button>
        </ListTools>
        <Table
          rows={rows}
          keyOf={({ id }) => String(id)}
          {...{ sort, onSort }}
          texts={{ ...common, caption: own.heading }}
          empty={<EmptyList drawing="visits" texts={own} />}
          actions={(row) => (
            <>
              <Button size="sm" variant="outline" label={`${texts.edit}: ${row.pattern}`} onClick={() => edit(row)}>
                {texts.edit}
              </Button>
              <DeleteButton
                label={texts.deleteThis(row.pattern)}
                onClick={() =>
                  ask({
                    title: texts.deleteQuestion(row.bot),
                    description: texts.noUndo,
                    confirm: texts.delete,
                    onConfirm: () => act('delete', { id: String(row.id) }),
                  })
                }
              />
            </>
          )}
          columns={[
            {
              key: 'pattern',
              header: texts.pattern,
              main: true,
              sortable: true,
              className: 'max-md:pr-40',
              cell: ({ pattern }) => (
                <code className="block text-left font-mono text-xs [overflow-wrap:anywhere]">{pattern}</code>
              ),
            },
            { key: 'bot', header: texts.bot, sortable: true, cell: ({ bot }) => bot },
            { key: 'source', header: texts.source, sortable: true, cell: ({ source }) => source },
            { key: 'parent', header: texts.parent, sortable: true, cell: ({ parent }) => parent },
            {
              key: 'isBot',
              header: texts.crawler,
              cell: ({ isBot }) => (
                <Badge tone={isBot ? 'neutral' : 'good'}>{isBot ? texts.crawler : texts.share}</Badge>
              ),
            },
            { key: 'position', header: texts.position, align: 'end', sortable: true, cell: ({ position }) => position },
          ]}
        />
      </div>
      {window}
      {editing && (
        <Suspense fallback={null}>
          <UserAgentWindow
            key={editing.key}
            open={editing.open}
            onClose={close}
            row={editing.row}
            nextPosition={Math.max(0, ...agents.map(({ position }) => position)) + 10}
          />
        </Suspense>
      )}
    </Screen>
  );
}
