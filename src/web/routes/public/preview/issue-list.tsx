import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { levelTexts, previewTexts } from '../../../i18n/preview.ts';
import { Fold } from './fold.tsx';
import type { IssueView } from './page-view.ts';
import { levelTones } from './tone.ts';

/** What to mend: errors, warnings, hints. Each unfolds to whom it hurts, the advice and the tag to paste. */
export function IssueList({ issues, isBusy }: { issues: readonly IssueView[]; isBusy: boolean }) {
  const texts = useTexts(previewTexts);
  if (issues.length === 0 && !isBusy) {
    return (
      <div className="self-start rounded-lg bg-good-soft px-6 py-5">
        <h3 className="text-good text-xl">{texts.nothingToFix}</h3>
        <p className="mt-1 text-ink-soft">{texts.nothingToFixText}</p>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <h3 className="text-xl">{texts.fixFirst}</h3>
      <ol className="mt-4 border-line border-b">
        {issues.map((issue) => (
          <li key={issue.id} className="border-line border-t">
            <Issue issue={issue} />
          </li>
        ))}
        {isBusy && (
          <li className="border-line border-t py-4">
            <span className="sr-only">{texts.stillLooking}</span>
            <Skeleton width={issues.length ? '40%' : '70%'} />
          </li>
        )}
      </ol>
    </div>
  );
}

function Issue({ issue }: { issue: IssueView }) {
  const texts = useTexts(previewTexts);
  const levels = useTexts(levelTexts);
  return (
    <Fold
      summaryClass="py-3"
      summary={
        <span className="grid min-w-0 flex-1 items-baseline gap-x-4 gap-y-1 sm:grid-cols-[5.5rem_1fr_auto]">
          <span className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
            <Badge tone={levelTones[issue.level]}>{levels[issue.level]}</Badge>
            <span className="figures text-ink-faint text-sm sm:hidden">{texts.hurts(issue.platforms.length)}</span>
          </span>
          <span className="font-[550]">{issue.text}</span>
          <span className="figures text-ink-faint text-sm max-sm:hidden">{texts.hurts(issue.platforms.length)}</span>
        </span>
      }
    >
      <div className="grid gap-4 pb-6 sm:pl-[6.5rem]">
        {issue.advice && <p className="max-w-text text-ink-soft">{issue.advice}</p>}
        {issue.paste && (
          <CodeBlock code={issue.paste} title={texts.pasteTitle} texts={{ copy: texts.copy, copied: texts.copied }} />
        )}
        <p className="text-ink-faint text-sm">
          {texts.hurtsNames} {issue.platforms.map((id) => platformNames[id]).join(', ')}
        </p>
      </div>
    </Fold>
  );
}
