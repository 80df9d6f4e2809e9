import type { ReactNode } from 'react';
import type { Audit, AuditPage } from '#contract/entities/audit.ts';
import { issueIn } from '#domain/audit/texts/issue-texts.ts';
import { CopyCode } from '#web/components/copy-code.tsx';
import { reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { Accordion } from './accordion.tsx';
import { IssueRow } from './issue-row.tsx';
import { shortAddress } from './short-address.ts';

export interface SiteIssuesProps {
  issues: Audit['issues'];
  /** Pages that were read. */
  all: number;
  /** Unfolded from the start; on paper everything is. */
  unfolded?: 'first' | 'errors' | 'none';
  tagBlock?: (code: string) => ReactNode;
  /** Lists every page of an issue; without them one example. */
  pages?: readonly AuditPage[];
  hrefOf?: (page: AuditPage) => string;
}

/** The issues of a whole site, the most costly first. */
export function SiteIssues({ issues, all, unfolded = 'none', tagBlock, pages, hrefOf }: SiteIssuesProps) {
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
      {issues.map((issue, at) => (
        <li key={issue.id} className="break-inside-avoid border-line border-t">
          <IssueRow
            issue={issueIn(issue, language)}
            reach={texts.onPagesOf(issue.pages, all)}
            open={(unfolded !== 'none' && at === 0) || (unfolded === 'errors' && issue.level === 'error')}
            tagBlock={tagBlock}
          >
            {pages && hrefOf ? (
              <AffectedPages pages={pagesWith(issue, pages)} hrefOf={hrefOf} />
            ) : (
              <p className="text-ink-faint text-sm [overflow-wrap:anywhere]">
                {texts.forExample} {shortAddress(issue.exampleUrl)}
              </p>
            )}
          </IssueRow>
        </li>
      ))}
    </ol>
  );
}

interface AffectedPagesProps {
  pages: readonly AuditPage[];
  hrefOf: (page: AuditPage) => string;
}

/** As many as are shown at once. */
const FIRST = 4;

/** Every page a fix concerns: the first ones at once, all of them to expand. */
export function AffectedPages({ pages, hrefOf }: AffectedPagesProps) {
  const texts = useTexts(reportTexts);
  if (pages.length === 0) return null;
  const isLong = pages.length > FIRST + 1;
  return (
    <div className="text-sm">
      <p className="text-ink-faint">{texts.affectedPages}</p>
      <PageLinks pages={isLong ? pages.slice(0, FIRST) : pages} hrefOf={hrefOf} />
      {isLong && (
        <Accordion
          summaryClass="mt-1 w-fit min-h-6 text-ink-soft"
          summary={<span>{texts.showAllPages(pages.length)}</span>}
        >
          <PageLinks pages={pages.slice(FIRST)} hrefOf={hrefOf} />
        </Accordion>
      )}
    </div>
  );
}

const PageLinks = ({ pages, hrefOf }: AffectedPagesProps) => (
  <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
    {pages.map((page) => (
      <li key={page.uuid} className="min-w-0">
        <a href={hrefOf(page)} className="block truncate py-0.5 hover:text-signal hover:underline" title={page.path}>
          {page.path}
        </a>
      </li>
    ))}
  </ul>
);

/** Every page an issue is on, in the order of the audit. */
export const pagesWith = (issue: Pick<Audit['issues'][number], 'id'>, pages: readonly AuditPage[]): AuditPage[] =>
  pages.filter(({ issues }) => issues.includes(issue.id));

/** A tag to copy. */
export function SuggestedTag({ code }: { code: string }) {
  const texts = useTexts(previewTexts);
  return <CopyCode code={code} title={texts.pasteTitle} texts={texts} />;
}
