import type { CheckOptions } from '#cli/check-options.ts';
import { scoreOfChecked } from '#cli/outcome.ts';
import { readVersion } from '#cli/shell.ts';
import type { Checked } from '#cli/targets/checked.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Language, Text } from '#domain/language.ts';
import { reportHtml } from './report-html.ts';
import { reportJson } from './report-json.ts';
import { reportJunit } from './report-junit.ts';
import { reportMarkdown } from './report-markdown.ts';
import { reportSarif } from './report-sarif.ts';
import { reportPage, reportSite } from './report-text.ts';
import type { Paint } from './terminal.ts';

const words = {
  left: {
    en: 'more pages weren’t checked. Raise --limit to include them.',
    de: 'weitere Seiten wurden nicht geprüft. Erhöhen Sie dafür --limit.',
  },
  forbidden: {
    en: 'pages were skipped because robots.txt blocks them.',
    de: 'Seiten wurden übersprungen, weil die robots.txt sie sperrt.',
  },
} satisfies Record<string, Text>;

export interface Terminal {
  paint: Paint;
  columns?: number | undefined;
}

/** The result in the requested format. */
export function renderReport(checked: Checked, options: CheckOptions, terminal: Terminal): string {
  switch (options.format) {
    case 'text':
      return reportText(checked, options, terminal).join('\n');
    case 'json':
      return reportJson(checked, options);
    case 'junit':
      return reportJunit(checked, options);
    case 'sarif':
      return reportSarif(checked, { ...options, version: readVersion() });
    case 'markdown':
      return reportMarkdown(checked, options);
    case 'html':
      return renderHtml(checked, options.language);
  }
}

export function renderHtml(checked: Checked, language: Language): string {
  const isOne = checked.pages.length === 1 && checked.unread.length === 0;
  return reportHtml(checked, isOne ? null : scoreOfChecked(checked).score, language);
}

function reportText(checked: Checked, options: CheckOptions, { paint, columns }: Terminal): string[] {
  const { language, cards, all } = options;
  const { pages, unread, left, forbidden } = checked;
  const [page] = pages;
  if (page && pages.length === 1 && unread.length === 0)
    return reportPage(describeAudit(page.audit, language), { language, cards, all, paint, columns });
  const notRead = unread.map((one) => ({ url: one.file ?? one.url, why: pageFailureTexts[one.reason][language] }));
  return [
    ...reportSite(pages, notRead, scoreOfChecked(checked), { language, paint }),
    ...(left > 0 ? [`${left} ${words.left[language]}`] : []),
    ...(forbidden > 0 ? [`${forbidden} ${words.forbidden[language]}`] : []),
  ];
}
