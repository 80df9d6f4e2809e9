import type { ComponentType, ReactNode } from 'react';
import type { Audit, AuditPage } from '#contract/entities/audit.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { imageTypeOfRow, imageTypeTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Accordion } from './accordion.tsx';
import { PlatformBars } from './platform-bars.tsx';
import { Score } from './score.tsx';
import { typeTones } from './score-colours.ts';

export interface AuditPageListProps {
  pages: readonly AuditPage[];
  /** Of the whole site: their texts are used for the failing checks of each page. */
  issues: Audit['issues'];
  hrefOf: (page: AuditPage) => string;
  /** The link component: in the app the router's, on a public page a plain one. */
  link?: ComponentType<{ href: string; className: string; children: ReactNode }>;
}

const PlainLink: NonNullable<AuditPageListProps['link']> = (props) => <a {...props} />;

/** Every page of an audit, weakest first; unreadable ones at the end. */
export function AuditPageList({ pages, issues, hrefOf, link = PlainLink }: AuditPageListProps) {
  const sorted = [...pages].sort((a, b) => (a.score ?? 101) - (b.score ?? 101) || a.priority - b.priority);
  return (
    <ul className="border-line border-b">
      {sorted.map((page) => (
        <li key={page.uuid} className="break-inside-avoid border-line border-t">
          {page.score === null ? <UnreadPage page={page} /> : <PageRow {...{ page, issues, hrefOf, link }} />}
        </li>
      ))}
    </ul>
  );
}

interface PageRowProps extends Required<Omit<AuditPageListProps, 'pages'>> {
  page: AuditPage;
}

function PageRow({ page, issues, hrefOf, link: PageLink }: PageRowProps) {
  const texts = useTexts(reportTexts);
  const types = useTexts(imageTypeTexts);
  const language = useLanguage();
  const found = page.issues.flatMap((id) => issues.find((issue) => issue.id === id) ?? []);
  return (
    <Accordion
      summaryClass="py-3"
      summary={
        <span className="grid min-w-0 flex-1 grid-cols-[4.75rem_1fr_auto] items-center gap-x-4 print:grid-cols-[1fr_auto]">
          <Thumb page={page} />
          <span className="min-w-0">
            <span className="block truncate font-[550]">{page.title ?? page.path}</span>
            <span className="block truncate text-ink-faint text-sm">{page.path}</span>
          </span>
          <span className="flex items-center gap-4">
            <Badge tone={typeTones[page.type]} className="max-sm:hidden">
              {types[imageTypeOfRow(page.type, page.imageUrl)]}
            </Badge>
            <span className="w-9 text-right">
              <Score score={page.score ?? 0} />
            </span>
          </span>
        </span>
      }
    >
      <div className="grid gap-x-12 gap-y-6 pb-7 md:grid-cols-2 md:pl-[5.75rem] print:grid-cols-2 print:pl-0">
        <div>
          <h4 className="font-[550] font-sans text-sm tracking-normal">
            {found.length > 0 ? texts.toFixHere : texts.nothingHere}
          </h4>
          <ul className="mt-2 grid gap-1.5 text-ink-soft text-sm">
            {found.map((issue) => (
              <li key={issue.id} className="grid grid-cols-[1rem_1fr]">
                <span aria-hidden>·</span>
                {issue.text[language]}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm print:hidden">
            <PageLink href={hrefOf(page)} className="text-link">
              {texts.allCards}
              <span className="sr-only">: {page.title ?? page.path}</span>
            </PageLink>
          </p>
        </div>
        <PlatformBars platforms={page.platforms} />
      </div>
    </Accordion>
  );
}

function UnreadPage({ page }: { page: AuditPage }) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[4.75rem_1fr] items-center gap-x-4 py-3 print:grid-cols-1">
      <Thumb page={page} />
      <div className="min-w-0">
        <p className="truncate font-[550]">{page.path}</p>
        <p className="text-bad text-sm">{page.failure?.text[language] ?? texts.notRead}</p>
      </div>
    </div>
  );
}

/** The page's own preview image, or an empty box. Not in print: fifty of them would be most of a PDF. */
function Thumb({ page }: { page: AuditPage }) {
  return (
    <span
      aria-hidden
      className="block aspect-[1.91] overflow-hidden rounded-sm border border-line bg-sunken print:hidden"
    >
      {page.imageUrl && (
        <img
          src={page.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          // Only an image that failed draws what comes after it: over the browser's torn icon.
          className="relative size-full object-cover after:absolute after:inset-0 after:bg-sunken after:content-['']"
        />
      )}
    </span>
  );
}
