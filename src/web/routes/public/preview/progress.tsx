import { useTexts } from '../../../i18n/language.tsx';
import { previewTexts, stageTexts } from '../../../i18n/public/preview.ts';
import type { PageAuditState } from './use-page-audit.ts';

/** Progress: a hairline for the eye, a sentence for screen readers. Always present, so that changes are announced. */
export function Progress({ audit: { isBusy, view, error } }: { audit: PageAuditState }) {
  const stages = useTexts(stageTexts);
  const texts = useTexts(previewTexts);
  const words = isBusy
    ? stages[view?.stage ?? 'asking']
    : view && !error
      ? `${stages.reach} ${texts.points(view.score)}, ${texts.todo(view.issues.length)}.`
      : '';
  return (
    <div className="mt-2 h-6 max-w-3xl">
      <p role="status" className={isBusy ? 'text-ink-soft text-sm' : 'sr-only'}>
        {words}
      </p>
      {isBusy && (
        <div aria-hidden className="mt-1.5 h-0.5 overflow-hidden rounded-full bg-line">
          <div className="h-full w-1/3 animate-pass rounded-full bg-signal" />
        </div>
      )}
    </div>
  );
}
