import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { type CheckLimit, checkLimits } from '#domain/audit/guides/check-limits.ts';
import { isCounted, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { platformPath } from '#web/guides.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { guideTexts } from '#web/i18n/public/guides.ts';
import { MoreGroup } from '#web/previews/more-group.tsx';

/** Which platforms look at a check, each with its own number and what it weighs there: first those of the score. */
export function LimitTable({ check }: { check: CheckId }) {
  const language = useLanguage();
  const limits = checkLimits(check);
  const [counted, more] = [limits.filter(isFirst), limits.filter((one) => !isFirst(one))];
  const hasNumbers = limits.some(({ limit }) => limit !== null);
  if (counted.length === 0) return <Limits limits={more} hasNumbers={hasNumbers} />;
  return (
    <div className="max-w-[48rem]">
      <Limits limits={counted} hasNumbers={hasNumbers} />
      <MoreGroup count={more.length} language={language} className="border-line border-t">
        <Limits limits={more} hasNumbers={hasNumbers} />
      </MoreGroup>
    </div>
  );
}

const isFirst = ({ platform }: CheckLimit) => isCounted(platform);

function Limits({ limits, hasNumbers }: { limits: readonly CheckLimit[]; hasNumbers: boolean }) {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  return (
    <table className="w-full max-w-[48rem] text-left">
      <thead className="text-ink-faint text-sm">
        <tr className="border-line-strong/60 border-b">
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.platform}
          </th>
          {hasNumbers && (
            <th scope="col" className="py-2 pr-4 font-normal">
              {texts.ownNumber}
            </th>
          )}
          <th scope="col" className="py-2 text-right font-normal">
            {texts.weight}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {limits.map(({ platform, limit, weight }) => (
          <tr key={platform}>
            <th scope="row" className="py-2 pr-4 font-normal">
              <a href={platformPath(platform, language)} className="inline-block py-0.5 text-link">
                {platformNames[platform]}
              </a>
            </th>
            {hasNumbers && <td className="figures py-2 pr-4 text-ink-soft">{limit?.[language] ?? '–'}</td>}
            <td className="figures py-2 text-right text-ink-faint text-sm">
              {weight > 0 ? writeNumber(weight, language) : texts.advice}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
