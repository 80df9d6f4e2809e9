import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { IssueRow } from '#web/components/audit/issue-row.tsx';
import { fixesOf, tipsOf } from '#web/components/page-audit/fixes-of.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

interface IssueListProps {
  issues: PagePreview['issues'];
  isBusy: boolean;
  /** Null: nothing can be tried yet. */
  onTry: ((edits: readonly TagEdit[]) => void) | null;
}

/** Issues to fix, then improvements. Each unfolds to the affected platforms, the advice and the tag to paste. */
export function IssueList({ issues, isBusy, onTry }: IssueListProps) {
  const texts = useTexts(previewTexts);
  const fixes = fixesOf(issues);
  const tips = tipsOf(issues);
  return (
    <div className="min-w-0">
      {fixes.length === 0 && !isBusy ? (
        <div className="rounded-lg bg-good-soft px-6 py-5">
          <h3 id="preview-issues" className="text-good text-xl">
            {texts.nothingToFix}
          </h3>
          <p className="mt-1 text-ink-soft">{texts.nothingToFixText}</p>
        </div>
      ) : (
        <>
          <h3 id="preview-issues" className="scroll-mt-24 text-xl">
            {texts.fixFirst}
          </h3>
          <Rows issues={fixes} isBusy={isBusy} onTry={onTry} />
        </>
      )}
      {tips.length > 0 && !isBusy && (
        <div className="mt-6">
          <h3 className="font-sans text-base tracking-normal">{texts.tips}</h3>
          <p className="text-ink-faint text-sm">{texts.tipsText}</p>
          <Rows issues={tips} isBusy={false} onTry={onTry} />
        </div>
      )}
    </div>
  );
}

function Rows({ issues, isBusy, onTry }: IssueListProps) {
  const texts = useTexts(previewTexts);
  return (
    <ol className="mt-3 border-line border-b">
      {issues.map((issue) => (
        <li key={issue.id} className="border-line border-t">
          <IssueRow id={`issue-${issue.id}`} issue={issue} narrow reach={texts.hurts(issue.platforms.length)}>
            {onTry && issue.edits && (
              <Button
                size="sm"
                variant="outline"
                className="justify-self-start"
                onClick={() => onTry(issue.edits ?? [])}
              >
                {texts.tryFix}
              </Button>
            )}
          </IssueRow>
        </li>
      ))}
      {isBusy && (
        <li className="border-line border-t py-4">
          <span className="sr-only">{texts.stillLooking}</span>
          <Skeleton width={issues.length ? '40%' : '70%'} />
        </li>
      )}
    </ol>
  );
}
