import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { cardReports } from '#contract/admin-lists/operation.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { platformOfSlug } from '#web/guides.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { cardReportTexts } from '#web/i18n/public/accuracy.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listCardReports({ query: adminListQuery(cardReports, url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { delete: (_, id) => context.get(apiContext).deleteCardReport({ params: { id } }) });

export default function AdminCardReports() {
  const texts = useTexts(cardReportTexts);
  const { deleted, delete: deleteWord } = useTexts(adminTableTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { act } = useAction({ delete: deleted });
  const { ask, modal: question } = useConfirmation();
  return (
    <ListScreen
      screen="adminCardReports"
      list={cardReports}
      page={useLoaderData<typeof loader>()}
      drawing="search"
      actions={({ id }) => (
        <DeleteButton
          label={texts.deleteReport}
          onClick={() =>
            ask({
              title: texts.deleteReport,
              description: texts.deleteText,
              confirm: deleteWord,
              onConfirm: () => act('delete', { id: String(id) }),
            })
          }
        />
      )}
      cells={{
        page: ({ id, url, message }) => (
          <span className="block min-w-0 text-left [overflow-wrap:anywhere]">
            <Link to={pathTo('adminCardReport', { reportId: String(id) })} className="text-link">
              {siteName(url)}
            </Link>
            <span className="line-clamp-2 font-normal text-ink-faint text-xs">{message}</span>
          </span>
        ),
        platform: ({ platform }) => {
          const id = platformOfSlug(platform);
          return id ? platformNames[id] : platform;
        },
        state: ({ state }) => (
          <Badge tone={state === 'open' ? 'warn' : 'good'}>{cardReports.choice.values[state][language]}</Badge>
        ),
        image: ({ hasImage }) => hasImage && texts.withImage,
      }}
    >
      {question}
    </ListScreen>
  );
}
