import { lazy, Suspense, useState } from 'react';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { Menu } from '#web/components/menu/menu.tsx';
import { usePageLinks } from '#web/components/page-links/use-page-links.ts';
import {
  BookCopy,
  Brush,
  Copy,
  FileClock,
  Files,
  ImageIcon,
  PenTool,
  RefreshCw,
  SlidersHorizontal,
  Trash2,
} from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { useAppData } from '#web/layouts/app.tsx';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { TemplateSection } from './load-templates.server.ts';
import type { TemplateActions } from './use-template-actions.ts';

const DrawImageModal = lazy(() => import('./draw-image-modal.tsx'));
const BaseTemplateModal = lazy(() => import('./base-template-modal.tsx'));

interface TemplateMenuProps {
  template: ListedTemplate;
  route: TemplateSection['route'];
  acts: TemplateActions;
  /** Of a screen for this template. */
  to: (screen: 'configurator' | 'designer') => string;
  onDelete: () => void;
}

/** Everything else that can be done with a design. */
export function TemplateMenu({ template, route, acts, to, onDelete }: TemplateMenuProps) {
  const texts = useTexts(templatesTexts);
  const nameOf = useTemplateName();
  const { toImages } = usePageLinks();
  const { role } = useAppData().user;
  const [modal, setModal] = useState<{ kind: 'image' | 'base'; open: boolean } | null>(null);
  const close = () => setModal((now) => now && { ...now, open: false });
  const open = (kind: 'image' | 'base') => () => setModal({ kind, open: true });
  return (
    <>
      <Menu
        label={texts.more(nameOf(template.name))}
        className="-mr-1"
        entries={[
          { label: texts.configure, icon: <SlidersHorizontal aria-hidden />, to: to('configurator') },
          { label: texts.design, icon: <PenTool aria-hidden />, to: to('designer') },
          { label: texts.itsImages, icon: <ImageIcon aria-hidden />, to: toImages(template.name) },
          { label: texts.drawOne, icon: <Brush aria-hidden />, run: open('image') },
          { label: texts.duplicate, icon: <Files aria-hidden />, run: () => acts.duplicate(template) },
          { label: texts.copy, icon: <Copy aria-hidden />, run: () => acts.copy(template) },
          { label: texts.redraw, icon: <RefreshCw aria-hidden />, run: () => acts.redraw(template) },
          {
            label: template.updateData ? texts.stopFresh : texts.startFresh,
            icon: <FileClock aria-hidden />,
            run: () => acts.switchFresh(template),
          },
          ...(role === 'superadmin'
            ? [{ label: texts.makeBase, icon: <BookCopy aria-hidden />, run: open('base') }]
            : []),
          'line',
          { label: texts.delete, icon: <Trash2 aria-hidden />, run: onDelete, tone: 'bad' },
        ]}
      />
      {modal && (
        <Suspense fallback={null}>
          {modal.kind === 'image' ? (
            <DrawImageModal {...{ template, route }} open={modal.open} onClose={close} />
          ) : (
            <BaseTemplateModal {...{ template, route }} open={modal.open} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
