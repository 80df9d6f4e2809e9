import { lazy, Suspense } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { isoOf } from '#domain/language.ts';
import { answerAct } from '../../components/act/answer-act.server.ts';
import { DeleteButton } from '../../components/act/delete-button.tsx';
import { useAct } from '../../components/act/use-act.ts';
import { useQuestion } from '../../components/act/use-question.tsx';
import { useListSort } from '../../components/listing/use-list-sort.ts';
import { Moment } from '../../components/moment/moment.tsx';
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
import { saveCampaign } from './campaigns/save-campaign.server.ts';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import { useEditing } from './use-editing.ts';

const CampaignWindow = lazy(() => import('./campaigns/campaign-window.tsx'));

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).listCampaigns());

export const action = ({ request, context }: ActionFunctionArgs) =>
  answerAct(request, {
    save: (form) => saveCampaign(context.get(apiContext), form),
    delete: (_, id) => context.get(apiContext).deleteCampaign({ params: { id } }),
  });

export default function AdminCampaigns() {
  const campaigns = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminCampaigns);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const wanted = (useSearchParams()[0].get('search') ?? '').toLowerCase();
  const { sort, onSort } = useListSort();
  const found = campaigns.filter(
    (one) => one.token.includes(wanted) || one.texts[language].title.toLowerCase().includes(wanted),
  );
  const orderValue = (one: (typeof campaigns)[number]) =>
    sort?.key === 'title' ? one.texts[language].title : sort?.key === 'date' ? one.updatedAt : one.token;
  const rows = sortRows(found, orderValue, sort?.direction ?? 'asc', isoOf[language]);
  const { edit, close, window: editing } = useEditing(campaigns);
  const { act } = useAct({ delete: texts.deleted });
  const { ask, window } = useQuestion();
  return (
    <Screen heading={own.heading} lead={own.emptyText}>
      <div className="grid gap-6">
        <ListTools list="campaigns" searchFor={useTexts(adminListTexts).search}>
          <Button variant="signal" onClick={() => edit(null)}>
            {texts.addCampaign}
          </Button>
        </ListTools>
        <Table
          rows={rows}
          keyOf={({ id }) => String(id)}
          {...{ sort, onSort }}
          texts={{ ...common, caption: own.heading }}
          empty={<EmptyList drawing="mail" texts={own} />}
          actions={(row) => (
            <>
              <Button size="sm" variant="outline" label={`${texts.edit}: ${row.token}`} onClick={() => edit(row)}>
                {texts.edit}
              </Button>
              <DeleteButton
                label={texts.deleteThis(row.token)}
                onClick={() =>
                  ask({
                    title: texts.deleteQuestion(row.token),
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
              key: 'token',
              header: texts.token,
              main: true,
              sortable: true,
              className: 'max-md:pr-40',
              cell: ({ token }) => (
                <a href={pathTo('campaign', { token })} className="text-link [overflow-wrap:anywhere]">
                  /{token}
                </a>
              ),
            },
            { key: 'title', header: texts.title, sortable: true, cell: (row) => row.texts[language].title },
            {
              key: 'banner',
              header: texts.banner,
              cell: ({ bannerLanguages }) =>
                bannerLanguages.length > 0
                  ? bannerLanguages.map((one) => one.toUpperCase()).join(', ')
                  : texts.noBanner,
            },
            {
              key: 'date',
              header: texts.lastChange,
              align: 'end',
              sortable: true,
              cell: ({ updatedAt }) => <Moment iso={updatedAt} />,
            },
          ]}
        />
      </div>
      {window}
      {editing && (
        <Suspense fallback={null}>
          <CampaignWindow key={editing.key} open={editing.open} onClose={close} row={editing.row} />
        </Suspense>
      )}
    </Screen>
  );
}
