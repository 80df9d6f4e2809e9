import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { SubPage } from '#contract/entities/project.ts';
import type { RouteTemplate } from '#contract/entities/template.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { DrawnImage, withQuery } from '#web/components/templates/drawn-image.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Check } from '#web/components/ui/icons.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { commonTexts, offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { subPagesTexts } from '#web/i18n/project/sub-pages.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTemplateName } from '#web/studio/template-name.ts';

interface DesignWindowProps {
  page: SubPage;
  open: boolean;
  onClose: () => void;
}

const UNDO_MS = 8000;

/** A design for one page only, each shown with that very page. */
export default function DesignModal({ page, open, onClose }: DesignWindowProps) {
  const texts = useTexts(subPagesTexts);
  const nameOf = useTemplateName();
  const common = useTexts(commonTexts);
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  const [templates, setTemplates] = useState<readonly RouteTemplate[] | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!open) return;
    api
      .listSubPageRouteTemplates({ params: { id: page.uuid } })
      .then(setTemplates)
      .catch((error: unknown) => {
        showErrorToast(error, offline);
        setTemplates([]);
      });
  }, [open, page.uuid, offline]);
  const set = async (routeTemplateId: number | null): Promise<boolean> => {
    try {
      await api.updateSubPageRouteTemplate({ params: { id: page.uuid }, body: { routeTemplateId } });
      await revalidate();
      return true;
    } catch (error) {
      showErrorToast(error, offline);
      return false;
    }
  };
  const choose = async (routeTemplateId: number | null) => {
    const before = page.routeTemplateId;
    if (busy || before === routeTemplateId) return;
    setBusy(true);
    if (await set(routeTemplateId)) {
      toast.success({
        title: routeTemplateId === null ? texts.designReset : texts.designSet,
        ms: UNDO_MS,
        action: { label: texts.undoDesign, run: () => set(before) },
      });
      onClose();
    }
    setBusy(false);
  };
  const tileClass = (isChosen: boolean) =>
    clsx(
      'relative block w-full overflow-hidden rounded-lg border text-left transition-colors duration-150',
      isChosen ? 'border-signal ring-1 ring-signal' : 'border-line hover:border-ink',
    );
  return (
    <Modal {...{ open, onClose }} size="lg" title={texts.ownDesign} description={texts.ownDesignText} texts={common}>
      <p className="-mt-2 mb-4 truncate text-ink-faint text-sm">{page.title ?? page.path}</p>
      <div aria-busy={busy} className="grid max-h-[60dvh] gap-4 overflow-y-auto p-0.5 sm:grid-cols-2">
        <button
          type="button"
          aria-pressed={page.routeTemplateId === null}
          onClick={() => choose(null)}
          className={tileClass(page.routeTemplateId === null)}
        >
          <span className="grid aspect-[1200/630] place-items-center px-6 text-center">
            <span>
              <span className="block font-[550] text-sm">{texts.asRoute}</span>
              <span className="block text-ink-faint text-sm">{texts.asRouteText}</span>
            </span>
          </span>
        </button>
        {templates === null &&
          ['a', 'b', 'c'].map((key) => <Skeleton key={key} shape="block" className="aspect-[1200/630]" />)}
        {templates?.map((template) => {
          const isChosen = template.id === page.routeTemplateId;
          return (
            <button
              key={template.uuid}
              type="button"
              aria-pressed={isChosen}
              aria-label={texts.chooseDesign(nameOf(template.name))}
              onClick={() => choose(template.id)}
              className={tileClass(isChosen)}
            >
              <DrawnImage src={withQuery(template.previewUrl, { subPageId: String(page.id) })} alt="" />
              <span className="flex items-center justify-between gap-3 px-3 py-2 text-sm">
                <span className="truncate font-[550]">{nameOf(template.name)}</span>
                {isChosen && <Check aria-hidden className="size-4 shrink-0 text-signal" />}
              </span>
            </button>
          );
        })}
      </div>
      {templates?.length === 0 && (
        <p className="mt-4 text-ink-soft text-sm">
          {texts.noDesigns}{' '}
          <Link to={pathTo('templates', { projectSlug })} className={buttonClass('outline', 'sm')}>
            {texts.toTemplates}
          </Link>
        </p>
      )}
    </Modal>
  );
}
