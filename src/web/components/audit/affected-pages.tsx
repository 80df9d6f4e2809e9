import type { AuditPage } from '#contract/entities/audit.ts';
import { reportTexts } from '#web/i18n/audit/reports.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { Accordion } from './accordion.tsx';

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
