import type { Audit } from '#contract/entities/audit.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { isoOf } from '#domain/language.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { reportTexts } from '../../i18n/reports.ts';
import { Fold } from './fold.tsx';

export interface ScoreWayProps {
  score: number;
  parts: Audit['scoreParts'];
}

/** The way a site's score was reached: every page's number times the weight of its kind of picture. */
export function ScoreWay({ score, parts }: ScoreWayProps) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  const write = (figure: number) => figure.toLocaleString(isoOf[language], { maximumFractionDigits: 2 });
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const points = parts.reduce((sum, part) => sum + part.score * part.weight, 0);
  return (
    <Fold
      className="border-line border-y"
      summaryClass="py-3 text-sm"
      summary={<span className="font-[550]">{texts.scoreMade}</span>}
    >
      <p className="max-w-text text-ink-soft text-sm">{texts.scoreMadeText}</p>
      <table className="mt-4 w-full text-sm">
        <thead className="text-ink-faint">
          <tr>
            <th scope="col" className="py-1 text-left font-[450]">
              {texts.page}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-[450]">
              {texts.points}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-[450]">
              {texts.weight}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.url} className="border-line border-t">
              <td className="py-1.5 [overflow-wrap:anywhere]">{pathOf(part.url)}</td>
              <td className="py-1.5 pl-3 text-right">{part.score}</td>
              <td className="py-1.5 pl-3 text-right">× {write(part.weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="figures mt-3 pb-5 text-sm">
        {texts.scoreSum(write(points), write(weights))} = <strong className="font-[640]">{score}</strong>
      </p>
    </Fold>
  );
}
