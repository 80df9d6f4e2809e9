import { Logo } from '#web/components/brand/logo.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print/sheets.ts';

/** Nothing to print: there is no audit, or it is still running. */
export function NoSheet({ state }: { state: 'empty' | 'running' }) {
  const texts = useTexts(sheetTexts);
  return (
    <div className="mx-auto max-w-[52rem] px-gutter py-12">
      <Logo height={16} label="Linkbild" />
      <h1 className="mt-10 text-3xl">{texts.noSheet}</h1>
      <div className="mt-8 rounded-lg border border-line">
        <EmptyState
          level={2}
          title={state === 'running' ? texts.runningTitle : texts.emptyTitle}
          description={state === 'running' ? texts.runningText : texts.emptyText}
        />
      </div>
    </div>
  );
}
