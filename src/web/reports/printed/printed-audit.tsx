import './printed-audit.css';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import type { Audit } from '#contract/entities/audit.ts';
import { dayDate } from '#domain/format/dates.ts';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { printedTexts } from '#web/i18n/print.ts';
import { signerOf } from '#web/meta/public-meta.ts';
import { PlatformSheet } from '#web/print-sheets/previews-sheets.tsx';
import type { Report } from '#web/reports/report.server.ts';
import { shopNameOf } from '#web/reports/shop-name.tsx';
import { Appendix } from './appendix.tsx';
import { FixesPage, MoreFixesPage, numberedFixes } from './page-fixes.tsx';
import { ResultPage } from './page-result.tsx';

/**
 * A text as a string of a style sheet. Names of shops are written by strangers: everything but plain letters, digits
 * and spaces is written as its number, so that no text can end the string, the rule or the style element.
 */
export const cssString = (text: string): string =>
  `"${[...text].map((sign) => (/[\p{L}\p{N} ]/u.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `)).join('')}"`;

/**
 * Header and footer of every printed page (printed-audit.css). Margins of a page take their words from the root
 * element, and only from there.
 */
function RunningLines({ audit, look }: { audit: Audit; look: ShownLook | null }) {
  const texts = useTexts(printedTexts);
  const report = useTexts(publicReportTexts);
  const language = useLanguage();
  const lines = {
    '--print-title': `${report.audit} · ${shopNameOf(audit.project)}`,
    '--print-date': audit.finishedAt ? dayDate(new Date(audit.finishedAt), 'Europe/Berlin', language) : '',
    '--print-signer': signerOf(look),
    '--print-page': texts.page,
    '--print-of': texts.of,
  };
  const rules = Object.entries(lines).map(([name, words]) => `${name}:${cssString(words)}`);
  return <style>{`:root{${rules.join(';')}}`}</style>;
}

export type Done = Extract<Report, { state: 'done' }>;

const TOP_FIXES = 3;

/** The audit on paper, in place of the screen's: four pages and an appendix. */
export function PrintedAudit(report: Done) {
  const { audit, look, examples, slug } = report;
  const { top, more } = numberedFixes(audit.issues, TOP_FIXES);
  return (
    <article className="paper">
      <RunningLines audit={audit} look={look} />
      <ResultPage {...report} fixes={top} />
      <FixesPage fixes={top} audit={audit} />
      <CardsPage {...report} />
      <MoreFixesPage fixes={more} {...{ audit, examples, slug }} />
      <Appendix audit={audit} look={look} fixes={[...top, ...more]} />
    </article>
  );
}

/** The space below the heading, in px. */
const PAPER = { width: 680, height: 880 };

/** The third page: one link on every platform. */
function CardsPage({ examples }: Done) {
  const texts = useTexts(publicReportTexts);
  const [example] = examples;
  if (!example?.result) return null;
  return (
    <section className="paper-page">
      <h2 className="text-3xl">{texts.example}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{texts.exampleText(example.title ?? example.path)}</p>
      <div className="paper-fill">
        <PlatformSheet platforms={example.result.platforms} paper={PAPER} />
      </div>
    </section>
  );
}
