import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { DescribedIssue } from '#contract/entities/described-audit.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { groupLimits } from '#domain/audit/texts/group-limits.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { levelTexts, previewTexts } from '#web/i18n/public/preview.ts';
import { Accordion } from './accordion.tsx';
import { DoneByUs, FixLink } from './guide-link.tsx';
import { levelTones } from './score-colours.ts';

export interface IssueRowProps {
  id?: string;
  issue: DescribedIssue;
  /** In a narrow column: the level above the text. */
  narrow?: boolean;
  /** On the right: how many it affects. */
  reach: string;
  open?: boolean;
  /** Renders the tag to paste; pages without React in the browser pass `SuggestedTag`. */
  tagBlock?: (code: string) => ReactNode;
  /** Below the advice, such as an example page. */
  children?: ReactNode;
}

/** One issue. Unfolds to the advice, the tag to paste and the affected platforms. */
export function IssueRow({ id, issue, narrow = false, reach, open, tagBlock, children }: IssueRowProps) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  const levels = useTexts(levelTexts);
  return (
    <Accordion
      id={id}
      open={open}
      summaryClass="py-3"
      summary={
        <span
          className={clsx(
            'grid min-w-0 flex-1 items-baseline gap-x-4 gap-y-1',
            !narrow && 'sm:grid-cols-[5.5rem_1fr_auto]',
          )}
        >
          <span className={clsx('flex items-baseline justify-between', !narrow && 'sm:block')}>
            <Badge tone={levelTones[issue.level]}>{levels[issue.level]}</Badge>
            <span className={clsx('figures text-ink-faint text-sm', !narrow && 'sm:hidden')}>{reach}</span>
          </span>
          <span>
            <span className="font-[550]">{issue.text}</span>
            {issue.gain && <span className="block text-good text-sm">{issue.gain.text}</span>}
          </span>
          {!narrow && <span className="figures text-ink-faint text-sm max-sm:hidden">{reach}</span>}
        </span>
      }
    >
      <div className={clsx('grid gap-4 pb-6', !narrow && 'sm:pl-[6.5rem]')}>
        {(issue.detail || issue.advice) && (
          <p className="max-w-text text-ink-soft">
            {issue.detail && <span className="text-ink">{issue.detail} </span>}
            {issue.advice}
          </p>
        )}
        <DoneByUs text={issue.doneByUs} />
        {issue.consequences.length > 0 && (
          <div className="text-ink-soft text-sm">
            <p>{texts.consequences}</p>
            <ul className="mt-1 list-disc pl-5">
              {issue.consequences.map(({ id: check, text }) => (
                <li key={check}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        {issue.limits.length > 0 && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
            {groupLimits(issue.limits, ({ text }) => text).map(({ platforms: ids, text }) => (
              <Fragment key={text}>
                <dt className="text-ink-faint">{nameList(ids, language)}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
        {issue.where && <p className="text-sm">{issue.where}</p>}
        {issue.paste &&
          (tagBlock?.(issue.paste) ?? (
            <CodeBlock code={issue.paste} title={texts.pasteTitle} texts={{ copy: texts.copy, copied: texts.copied }} />
          ))}
        <p className="text-ink-faint text-sm">
          {texts.hurtsNames} {issue.platforms.map((id) => platformNames[id]).join(', ')}
        </p>
        {children}
        <FixLink check={issue.id} />
      </div>
    </Accordion>
  );
}
