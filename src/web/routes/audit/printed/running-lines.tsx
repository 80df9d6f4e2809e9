import type { ShownLook } from '#contract/agency-look.ts';
import type { Audit } from '#contract/entities/audit.ts';
import { dayDate } from '#domain/format/dates.ts';
import { publicReportTexts } from '../../../i18n/audit/reports.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { printedTexts } from '../../../i18n/print/report.ts';
import { signerOf } from '../../../meta/signed-title.ts';
import { shopNameOf } from '../shop-name.ts';
import { cssString } from './css-string.ts';

/**
 * What is above and below every printed page (printed-audit.css). Margins of a page take their words from the root
 * element, and only from there.
 */
export function RunningLines({ audit, look }: { audit: Audit; look: ShownLook | null }) {
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
