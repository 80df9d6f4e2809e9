import { lazy, Suspense, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Route } from '#contract/entities/project.ts';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { UnreadableSite } from '#web/components/integration/unreadable-site.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ClipboardPaste } from '#web/components/ui/icons.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { apiContext } from '#web/context.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import { loadTemplates } from './templates/load-templates.server.ts';
import { RouteSection } from './templates/route-section.tsx';
import { useTemplateActions } from './templates/use-template-actions.ts';

const DesignPreview = lazy(() => import('./templates/design-preview.tsx'));
const PasteModal = lazy(() => import('./templates/paste-modal.tsx'));

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  loadTemplates(context.get(apiContext), requireProject(context, url).id);

export default function Templates() {
  const { sections, unreadable } = useLoaderData<typeof loader>();
  const texts = useTexts(templatesTexts);
  const nameOf = useTemplateName();
  const own = useTexts(appScreenTexts.templates);
  const pathTo = usePathTo();
  const { slug: projectSlug, full, title: siteTitle, verifiedAt } = useProject();
  const [preview, setPreview] = useState<{ name: string; imageUrl: string; route: Route; open: boolean } | null>(null);
  // A project with several designs live on a route works with several.
  const [isMany, setMany] = useState(() => sections.some(({ route }) => route.liveTemplates > 1));
  const acts = useTemplateActions(isMany);
  const { ask, modal } = useConfirmation();
  const [isPasting, setPasting] = useState<boolean | null>(null);
  const confirmDelete = (template: ListedTemplate) =>
    ask({
      title: texts.deleteTitle(nameOf(template.name)),
      description: template.state === 'live' ? texts.deleteLiveText : texts.deleteText,
      confirm: texts.delete,
      onConfirm: () => acts.remove(template),
    });
  return (
    <Screen
      heading={own.heading}
      lead={(isMany ? texts.leadMany : texts.lead)(verifiedAt !== null)}
      actions={
        <>
          <Button
            variant="outline"
            icon={<ClipboardPaste aria-hidden className="size-4" />}
            onClick={() => setPasting(true)}
          >
            {texts.paste}
          </Button>
          <Link to={pathTo('newTemplate', { projectSlug })} className={buttonClass('signal')}>
            {texts.newTemplate}
          </Link>
        </>
      }
    >
      {unreadable && (
        <div className="mb-10">
          <UnreadableSite why={unreadable} />
        </div>
      )}
      {sections.length === 0 ? (
        <div className="rounded-lg border border-line">
          <EmptyState level={2} drawing="frame" title={own.emptyTitle} description={own.emptyText} />
        </div>
      ) : (
        <div className="grid gap-14">
          <Switch
            label={texts.many}
            hint={texts.manyHint}
            checked={isMany}
            onChange={(event) => setMany(event.target.checked)}
          />
          {sections.map((section) => (
            <RouteSection
              key={section.route.uuid}
              {...{ section, acts, isMany }}
              onPreview={(shown) => setPreview({ ...shown, open: true })}
              onDelete={confirmDelete}
            />
          ))}
        </div>
      )}
      {modal}
      {preview && (
        <Suspense fallback={null}>
          <DesignPreview
            name={preview.name}
            page={{
              url: preview.route.sampleSubPage?.url ?? full,
              title: preview.route.sampleSubPage?.title ?? siteTitle,
              description: preview.route.sampleSubPage?.description ?? null,
              siteName: siteTitle,
              imageUrl: preview.imageUrl,
            }}
            open={preview.open}
            onClose={() => setPreview({ ...preview, open: false })}
          />
        </Suspense>
      )}
      {isPasting !== null && (
        <Suspense fallback={null}>
          <PasteModal open={isPasting} onClose={() => setPasting(false)} sections={sections} />
        </Suspense>
      )}
    </Screen>
  );
}
