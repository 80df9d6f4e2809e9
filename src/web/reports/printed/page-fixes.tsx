import type { Audit, AuditPage } from '#contract/entities/audit.ts';
import { pagesWith } from '#web/components/audit/site-issues.tsx';
import { publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { printedTexts } from '#web/i18n/print.ts';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { Pairs } from '#web/print-sheets/pairs.tsx';
import type { Done } from './printed-audit.tsx';

/** Three fixes share a page: as many of their pages as leave room for the others; all are in the appendix. */
const MAX_PAGES = 18;
/** A longer tag is to be copied, not typed. */
const MAX_TAG_CHARACTERS = 420;

/** The second page: the fixes that bring most. */
export function FixesPage({ fixes, audit }: { fixes: readonly NumberedFix[]; audit: Done['audit'] }) {
  const texts = useTexts(publicReportTexts);
  const { nothingToFix, nothingToFixText } = useTexts(previewTexts);
  if (fixes.length === 0)
    return (
      <section className="paper-page">
        <h2 className="text-3xl">{nothingToFix}</h2>
        <p className="mt-3 text-ink-soft">{nothingToFixText}</p>
      </section>
    );
  return (
    <section className="paper-page">
      <h2 className="text-3xl">{texts.topFixes(fixes.length)}</h2>
      <ol className="mt-6 flex flex-1 flex-col">
        {fixes.map((fix) => (
          <Fix key={fix.id} fix={fix} audit={audit} />
        ))}
      </ol>
    </section>
  );
}

function Fix({ fix, audit }: { fix: NumberedFix; audit: Done['audit'] }) {
  const report = useTexts(reportTexts);
  const printed = useTexts(printedTexts);
  const { pasteTitle } = useTexts(previewTexts);
  const language = useLanguage();
  const pages = pagesWith(fix, audit.pages);
  const shown = pages.slice(0, pages.length > MAX_PAGES ? MAX_PAGES - 1 : MAX_PAGES);
  return (
    <li className="grid flex-1 break-inside-avoid grid-cols-[2.5rem_1fr] content-start border-line border-t pt-4 pb-5">
      <span aria-hidden className="figures font-[640] font-display text-3xl text-signal leading-none">
        {fix.number}
      </span>
      <div className="grid min-w-0 gap-3">
        <div>
          <h3 className="text-xl">{fix.text[language]}</h3>
          <p className="mt-1 text-sm">
            {fix.gain && <span className="font-[550] text-good">{fix.gain.text[language]} · </span>}
            <span className="text-ink-soft">{report.onPagesOf(fix.pages, audit.pagesDone)}</span>
          </p>
        </div>
        {(fix.detail || fix.advice) && (
          <p className="text-ink-soft">
            {fix.detail && <span className="text-ink">{fix.detail[language]} </span>}
            {fix.advice?.[language]}
          </p>
        )}
        {fix.where && <p className="text-sm">{fix.where[language]}</p>}
        {fix.paste && fix.paste.length <= MAX_TAG_CHARACTERS && (
          <figure className="rounded-md border border-line bg-sunken px-3 py-2">
            <figcaption className="text-ink-faint text-xs">{pasteTitle}</figcaption>
            <pre className="mt-1 whitespace-pre-wrap font-mono text-[10px] leading-snug [overflow-wrap:anywhere]">
              {fix.paste}
            </pre>
          </figure>
        )}
        {fix.paste && fix.paste.length > MAX_TAG_CHARACTERS && <p className="text-sm">{printed.tagOnline}</p>}
        <div className="text-xs">
          <p className="text-ink-faint">{report.affectedPages}</p>
          <ul className="mt-1 grid grid-cols-3 gap-x-5 gap-y-0.5">
            {shown.map((page) => (
              <li key={page.uuid} className="truncate">
                {page.path}
              </li>
            ))}
            {pages.length > shown.length && (
              <li className="text-ink-soft">{printed.inAppendix(pages.length - shown.length)}</li>
            )}
          </ul>
        </div>
      </div>
    </li>
  );
}

/** Longer lists leave no room for the pair below. */
const MAX_WITH_PAIR = 14;
/** Longer lists leave no room for the advice of each. */
const MAX_WITH_ADVICE = 7;

/** The fourth page: every other fix in a line or two, and the link as it could look. */
export function MoreFixesPage({
  fixes,
  audit,
  examples,
  slug,
}: Pick<Done, 'audit' | 'examples' | 'slug'> & { fixes: NumberedFix[] }) {
  const texts = useTexts(printedTexts);
  const report = useTexts(reportTexts);
  const { exampleNote } = useTexts(publicReportTexts);
  const language = useLanguage();
  const [example] = examples;
  return (
    <section className="paper-page">
      <h2 className="text-3xl">{texts.moreFixes}</h2>
      {fixes.length === 0 && <p className="mt-3 text-ink-soft">{texts.noMoreFixes}</p>}
      <ol className="mt-5 border-line border-b">
        {fixes.map((fix) => (
          <li
            key={fix.id}
            className="grid break-inside-avoid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-3 border-line border-t py-1.5 text-sm"
          >
            <span className="figures font-[640] text-signal">{fix.number}</span>
            <span className="min-w-0">
              <span className="font-[550]">{fix.text[language]}</span>
              {fix.gain && <span className="text-good"> {fix.gain.text[language]}</span>}
              {fixes.length <= MAX_WITH_ADVICE && fix.advice && (
                <span className="mt-0.5 block text-ink-soft text-xs">{fix.advice[language]}</span>
              )}
            </span>
            <span className="figures whitespace-nowrap text-ink-faint text-xs">
              {report.onPagesOf(fix.pages, audit.pagesDone)}
            </span>
          </li>
        ))}
      </ol>
      {example && fixes.length <= MAX_WITH_PAIR && (
        <div className="mt-8 break-inside-avoid">
          <h2 className="text-2xl">{texts.beforeAfter}</h2>
          <p className="mt-1 mb-4 text-ink-soft text-sm">{exampleNote}</p>
          <Pairs pairs={[{ page: example, platform: 'whatsapp' }]} zoom={0.72} reportName={slug} />
        </div>
      )}
    </section>
  );
}

export type NumberedFix = Audit['issues'][number] & { number: number };

/** On paper a fix is referred to by its number: those that bring most are the first three. */
export function numberedFixes(issues: Audit['issues'], most: number): { top: NumberedFix[]; more: NumberedFix[] } {
  const top = issues.slice(0, most);
  const more = issues.filter((issue) => !top.includes(issue));
  const numbered = [...top, ...more].map((issue, at) => ({ ...issue, number: at + 1 }));
  return { top: numbered.slice(0, top.length), more: numbered.slice(top.length) };
}

/** `1, 4, 12`: the fixes of a page. */
export const numbersOf = (page: AuditPage, fixes: readonly NumberedFix[]): string =>
  fixes
    .filter(({ id }) => page.issues.includes(id))
    .map(({ number }) => number)
    .join(', ');
