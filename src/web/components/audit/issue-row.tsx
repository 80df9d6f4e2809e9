import type { ReactNode } from 'react';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { useTexts } from '../../i18n/language.tsx';
import { levelTexts, previewTexts } from '../../i18n/public/preview.ts';
import { Badge } from '../ui/badge.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Fold } from './accordion.tsx';
import { levelTones } from './score-colours.ts';
import type { IssueView } from './views.ts';

export interface IssueRowProps {
  issue: IssueView;
  /** On the right: how many it affects. */
  reach: string;
  open?: boolean;
  /** Renders the tag to paste; pages without React in the browser pass `SuggestedTag`. */
  tagBlock?: (code: string) => ReactNode;
  /** Below the advice, such as an example page. */
  children?: ReactNode;
}

/** One issue. Unfolds to the advice, the tag to paste and the affected platforms. */
export function IssueRow({ issue, reach, open, tagBlock, children }: IssueRowProps) {
  const texts = useTexts(previewTexts);
  const levels = useTexts(levelTexts);
  return (
    <Fold
      open={open}
      summaryClass="py-3"
      summary={
        <span className="grid min-w-0 flex-1 items-baseline gap-x-4 gap-y-1 sm:grid-cols-[5.5rem_1fr_auto]">
          <span className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
            <Badge tone={levelTones[issue.level]}>{levels[issue.level]}</Badge>
            <span className="figures text-ink-faint text-sm sm:hidden">{reach}</span>
          </span>
          <span className="font-[550]">{issue.text}</span>
          <span className="figures text-ink-faint text-sm max-sm:hidden">{reach}</span>
        </span>
      }
    >
      <div className="grid gap-4 pb-6 sm:pl-[6.5rem]">
        {issue.advice && <p className="max-w-text text-ink-soft">{issue.advice}</p>}
        {issue.paste &&
          (tagBlock?.(issue.paste) ?? (
            <CodeBlock code={issue.paste} title={texts.pasteTitle} texts={{ copy: texts.copy, copied: texts.copied }} />
          ))}
        <p className="text-ink-faint text-sm">
          {texts.hurtsNames} {issue.platforms.map((id) => platformNames[id]).join(', ')}
        </p>
        {children}
      </div>
    </Fold>
  );
}
