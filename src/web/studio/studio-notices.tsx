import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { TriangleAlert } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { studioTexts } from '#web/i18n/project/studio.ts';
import type { Saving } from './use-saving.ts';

interface StudioNoticesProps {
  saving: Saving;
  hasDraft: boolean;
  /** Platforms get the page's own image: only the designer says so, the configurator shows the choice itself. */
  onUseDesign?: (() => void) | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onRestore: () => void;
  onDrop: () => void;
}

/** Decisions before work continues: somebody else's change, an own draft, a failed save. */
export function StudioNotices({ saving, hasDraft, ...acts }: StudioNoticesProps) {
  const texts = useTexts(studioTexts);
  return (
    <>
      {saving.kind === 'conflict' && (
        <Notice title={texts.conflictTitle} text={texts.conflictText}>
          <Button size="sm" variant="signal" onClick={acts.onKeepMine}>
            {texts.keepMine}
          </Button>
          <Button size="sm" variant="outline" onClick={acts.onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </Notice>
      )}
      {saving.kind === 'failed' && <Notice title={texts.notSaved} text={saving.message} />}
      {acts.onUseDesign && (
        <Notice title={texts.ownImageTitle} text={texts.ownImageText}>
          <Button size="sm" variant="outline" onClick={acts.onUseDesign}>
            {texts.useDesign}
          </Button>
        </Notice>
      )}
      {hasDraft && (
        <Notice title={texts.draftTitle}>
          <Button size="sm" variant="signal" onClick={acts.onRestore}>
            {texts.restoreDraft}
          </Button>
          <Button size="sm" variant="outline" onClick={acts.onDrop}>
            {texts.dropDraft}
          </Button>
        </Notice>
      )}
    </>
  );
}

function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-warn-soft px-gutter py-2.5 text-sm lg:px-6"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-[550]">{title}</strong> {text}
      </p>
      {children && <div className="flex gap-2">{children}</div>}
    </div>
  );
}
