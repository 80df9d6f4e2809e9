import { lazy, Suspense, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { baseTemplates } from '#contract/admin-lists/operation.ts';
import type { ListedBaseTemplate } from '#contract/calls/admin-tables.ts';
import type { Api } from '#contract/client.ts';
import { cardKinds } from '#domain/template/card-kinds.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { EditedList } from '#web/components/admin-lists/edited-list.tsx';
import { IconButton } from '#web/components/ui/button.tsx';
import { RotateCcw } from '#web/components/ui/icons.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { revalidateOnConflict } from '#web/forms/submitting.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';

const UsesModal = lazy(() => import('./base-templates/uses-modal.tsx'));
const BaseTemplateModal = lazy(() => import('./base-templates/base-template-modal.tsx'));

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export const loader = ({ context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listBaseTemplatesAsAdmin());

export const action = ({ request, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  return runAction(request, {
    save: (form, id) => saveBaseTemplate(api, id, form),
    redraw: (_, id) => api.updateBaseRouteTemplatePreview({ params: { id } }),
    delete: (_, id) => api.deleteBaseTemplate({ params: { id } }),
  });
};

function saveBaseTemplate(api: Api, id: string, form: FormData) {
  const updatedAt = textOf(form, 'updatedAt');
  return api.updateBaseTemplate({
    params: { id },
    body: {
      ...(updatedAt && { updatedAt }),
      name: textOf(form, 'name'),
      title: { en: textOf(form, 'title.en'), de: textOf(form, 'title.de') },
      preferredRoutePath: textOf(form, 'preferredRoutePath'),
      pageKinds: kindsOf(form.getAll('kind').map(String)),
    },
  });
}

/** Kinds of page in the order of the domain; unknown words are dropped. */
const kindsOf = (words: readonly string[]) => cardKinds.filter((kind) => words.includes(kind));

export default function AdminBaseTemplates() {
  const bases = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(adminScreenTexts.adminBaseTemplates);
  const language = useLanguage();
  const { act, isBusy } = useAction({ redraw: texts.redrawn });
  const [shown, setShown] = useState<{ base: ListedBaseTemplate; open: boolean } | null>(null);
  return (
    <Screen heading={own.heading} lead={own.emptyText}>
      <EditedList
        screen="adminBaseTemplates"
        list={baseTemplates}
        rows={bases}
        drawing="frame"
        nameOf={({ title }) => title[language]}
        deleteNote={texts.baseStays}
        editWindow={({ row, ...props }) => row && <BaseTemplateModal {...props} row={row} />}
        moreActions={({ id, title }) => (
          <IconButton
            size="sm"
            label={`${texts.redraw}: ${title[language]}`}
            className="max-md:hidden"
            state={isBusy('redraw', String(id)) ? 'loading' : 'idle'}
            onClick={() => act('redraw', { id: String(id) })}
          >
            <RotateCcw aria-hidden className="size-4" />
          </IconButton>
        )}
        cells={{
          name: (base) => (
            <button
              type="button"
              onClick={() => setShown({ base, open: true })}
              className="min-h-6 flex items-center gap-4 text-left md:min-w-36 xl:min-w-64"
            >
              {base.previewUrl && (
                <img
                  src={base.previewUrl}
                  alt=""
                  loading="lazy"
                  width={120}
                  height={63}
                  className="h-auto w-24 shrink-0 rounded-sm border border-line max-xl:hidden"
                />
              )}
              <span className="hyphens-auto break-words text-link">{base.title[language]}</span>
            </button>
          ),
          route: ({ preferredRoutePath }) => preferredRoutePath && <code>{preferredRoutePath}</code>,
          kinds: ({ pageKinds }) =>
            kindsOf(pageKinds)
              .map((kind) => texts[kind])
              .join(', ') || texts.everyKind,
        }}
      />
      {shown && (
        <Suspense fallback={null}>
          <UsesModal key={shown.base.id} {...shown} onClose={() => setShown({ ...shown, open: false })} />
        </Suspense>
      )}
    </Screen>
  );
}
