import type { SubPage } from '#contract/entities/project.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/project/sub-pages.ts';

/** An ignored page leaves the list at once; this offers to undo it. */
export function IgnoredNote({ page, onUndo }: { page: SubPage; onUndo: () => void }) {
  const texts = useTexts(subPagesTexts);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-5 py-3 text-sm"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{texts.ignored(page.path)}</span>
      <Button size="sm" variant="outline" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
