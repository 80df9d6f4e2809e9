import type { Audit } from '#contract/entities/audit.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Accordion } from './accordion.tsx';

export interface ScoreWayProps {
  score: number;
  parts: Audit['scoreParts'];
}

/** How a site's score was calculated, to expand. */
export function ScoreBreakdown(props: ScoreWayProps) {
  const texts = useTexts(reportTexts);
  return (
    <Accordion
      className="border-line border-y"
      summaryClass="py-3 text-sm"
      summary={<span className="font-[550]">{texts.scoreMade}</span>}
    >
      <ScoreSum {...props} />
    </Accordion>
  );
}

/** Every page's score times the weight of its image type. */
export function ScoreSum({ score, parts }: ScoreWayProps) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language, { maximumFractionDigits: 2 });
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const points = parts.reduce((sum, part) => sum + part.score * part.weight, 0);
  return (
    <>
      <p className="max-w-text text-ink-soft text-sm">{texts.scoreMadeText}</p>
      <ul className="mt-4 gap-x-10 text-sm sm:columns-2 lg:columns-3">
        {parts.map((part) => (
          <li key={part.url} className="flex break-inside-avoid items-baseline gap-3 border-line border-t py-1.5">
            <span className="min-w-0 flex-1 truncate">{pathOf(part.url)}</span>
            <span className="figures whitespace-nowrap">
              {part.score} <span className="text-ink-faint">× {write(part.weight)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="figures mt-3 pb-5 text-sm">
        {texts.scoreSum(write(points), write(weights))} = <strong className="font-[640]">{score}</strong>
      </p>
    </>
  );
}
