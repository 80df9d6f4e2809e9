import { lazy, Suspense } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { isoOf } from '#domain/language.ts';
import { answerAct } from '../../components/act/answer-act.server.ts';
import { DeleteButton } from '../../components/act/delete-button.tsx';
import { useAct } from '../../components/act/use-act.ts';
import { useQuestion } from '../../components/act/use-question.tsx';
import { useListSort } from '../../components/listing/use-list-sort.ts';
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
import { kindsOf } from './base-templates/kinds.ts';
import { saveBaseTemplate } from './base-templates/save-base-template.server.ts';
import { EmptyList } from './empty-list.tsx';
import { ListTools } from './list-tools.tsx';
import { useEditing } from './use-editing.ts';

const BaseTemplateWindow = lazy(() => import('./base-templates/base-template-window.tsx'));

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export const loader = ({ context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listBaseTemplatesAsAdmin());

export const action = ({ request, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  return answerAct(request, {
    save: (form, id) => saveBaseTemplate(api, id, form),
    redraw: (_, id) => api.updateBaseRouteTemplatePreview({ params: { id } }),
    delete: (_, id) => api.deleteBaseTemplate({ params: { id } }),
  });
};

export default function AdminBaseTemplates() {
  const bases = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminBaseTemplates);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const wanted = (useSearchParams()[0].get('search') ?? '').toLowerCase();
  const { sort, onSort } = useListSort();
  const found = bases.filter(({ name }) => name.toLowerCase().includes(wanted));
  const orderValue = (one: (typeof bases)[number]) =>
    sort?.key === 'used' ? one.used : sort?.key === 'route' ? one.preferredRoutePath : one.name;
  const rows = sortRows(found, orderValue, sort?.direction ?? 'asc', isoOf[language]);
  const { edit, close, window: editing } = useEditing(bases);
  const { act, isBusy } = useAct({ delete: texts.deleted, redraw: texts.redrawn });
  const { ask, window } = useQuestion();
  return (
    <Screen heading={own.heading} lead={own.emptyText}>
      <div className="grid gap-6">
        <ListTools list="base-templates" searchFor={useTexts(adminListTexts).search} />
        <Table
          rows={rows}
          keyOf={({ id }) => String(id)}
          {...{ sort, onSort }}
          texts={{ ...common, caption: own.heading }}
          empty={<EmptyList drawing="frame" texts={own} />}
          actions={(row) => (
            <>
              <Button
                size="sm"
                variant="quiet"
                className="max-md:hidden"
                state={isBusy('redraw', String(row.id)) ? 'loading' : 'idle'}
                onClick={() => act('redraw', { id: String(row.id) })}
              >
                {texts.redraw}
              </Button>
              <Button size="sm" variant="outline" label={`${texts.edit}: ${row.name}`} onClick={() => edit(row)}>
                {texts.edit}
              </Button>
              <DeleteButton
                label={texts.deleteThis(row.name)}
                onClick={() =>
                  ask({
                    title: texts.deleteQuestion(row.name),
                    description: `${texts.baseStays} ${texts.noUndo}`,
                    confirm: texts.delete,
                    onConfirm: () => act('delete', { id: String(row.id) }),
                  })
                }
              />
            </>
          )}
          columns={[
            {
              key: 'name',
              header: texts.name,
              main: true,
              sortable: true,
              className: 'max-md:pr-40',
              cell: ({ name, previewUrl }) => (
                <span className="flex items-center gap-4 text-left">
                  {previewUrl && (
                    <img
                      src={previewUrl}
                      alt=""
                      loading="lazy"
                      width={120}
                      height={63}
                      className="h-auto w-24 shrink-0 rounded-sm border border-line max-md:hidden"
                    />
                  )}
                  <span className="[overflow-wrap:anywhere]">{name}</span>
                </span>
              ),
            },
            {
              key: 'route',
              header: texts.preferredRoute,
              sortable: true,
              cell: ({ preferredRoutePath }) => preferredRoutePath && <code>{preferredRoutePath}</code>,
            },
            {
              key: 'kinds',
              header: texts.pageKinds,
              cell: ({ pageKinds }) =>
                kindsOf(pageKinds)
                  .map((kind) => texts[kind])
                  .join(', ') || texts.everyKind,
            },
            { key: 'variants', header: texts.variants, align: 'end', cell: ({ variants }) => variants },
            { key: 'used', header: texts.used, align: 'end', sortable: true, cell: ({ used }) => used },
          ]}
        />
      </div>
      {window}
      {editing?.row && (
        <Suspense fallback={null}>
          <BaseTemplateWindow key={editing.key} open={editing.open} onClose={close} row={editing.row} />
        </Suspense>
      )}
    </Screen>
  );
}
