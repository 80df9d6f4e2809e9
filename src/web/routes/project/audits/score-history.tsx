import type { AuditSummary } from '#contract/entities/audit.ts';
import { fullDate } from '#domain/format/dates.ts';
import { Chart } from '../../../components/ui/chart.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { auditsTexts } from '../../../i18n/project/audits.ts';
import { useRootData } from '../../../root-data.ts';

/** Two points are already a line in the table; a curve begins with three. */
const FEWEST = 3;

export function ScoreHistory({ audits }: { audits: readonly AuditSummary[] }) {
  const texts = useTexts(auditsTexts);
  const language = useLanguage();
  const timeZone = useRootData()?.preferences.timeZone ?? 'Europe/Berlin';
  const scored = audits.filter(({ score }) => score !== null).toReversed();
  if (scored.length < FEWEST) return null;
  return (
    <section>
      <h2 className="mb-6 text-xl">{texts.history}</h2>
      <Chart
        height={160}
        days={scored.map(({ createdAt }) => fullDate(new Date(createdAt), timeZone, language))}
        series={[{ name: texts.scoreUnit, values: scored.map(({ score }) => score ?? 0) }]}
        language={language}
        texts={{ caption: texts.curve, day: texts.date }}
      />
    </section>
  );
}
