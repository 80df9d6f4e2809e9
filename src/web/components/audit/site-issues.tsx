import type { ReactNode } from 'react';
import type { Audit } from '#contract/entities/audit.ts';
import { reportTexts } from '../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { previewTexts } from '../../i18n/public/preview.ts';
import { IssueRow } from './issue-row.tsx';
import { shortAddress } from './short-address.ts';
import { issueViewsOf } from './views.ts';

export interface SiteIssuesProps {
  issues: Audit['issues'];
  /** Pages that were read. */
  all: number;
  /** Unfolded from the start; on paper everything is. */
  unfolded?: 'first' | 'errors' | 'none';
  tagBlock?: (code: string) => ReactNode;
}

/** What to mend on a whole site, in the order of what it costs. */
export function SiteIssues({ issues, all, unfolded = 'none', tagBlock }: SiteIssuesProps) {
  const texts = useTexts(reportTexts);
  const { nothingToFix, nothingToFixText } = useTexts(previewTexts);
  const language = useLanguage();
  if (issues.length === 0) {
    return (
      <div className="rounded-lg bg-good-soft px-6 py-5">
        <p className="font-[640] font-display text-good text-xl">{nothingToFix}</p>
        <p className="mt-1 text-ink-soft">{nothingToFixText}</p>
      </div>
    );
  }
  return (
    <ol className="border-line border-b">
      {issueViewsOf({ issues }, language).map((issue, at) => {
        const { pages, exampleUrl } = issues[at] ?? { pages: 0, exampleUrl: '' };
        return (
          <li key={issue.id} className="break-inside-avoid border-line border-t">
            <IssueRow
              issue={issue}
              reach={texts.onPagesOf(pages, all)}
              open={(unfolded !== 'none' && at === 0) || (unfolded === 'errors' && issue.level === 'error')}
              tagBlock={tagBlock}
            >
              <p className="text-ink-faint text-sm [overflow-wrap:anywhere]">
                {texts.forExample} {shortAddress(exampleUrl)}
              </p>
            </IssueRow>
          </li>
        );
      })}
    </ol>
  );
}
