import clsx from 'clsx';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { platformSpreadTexts } from '#web/i18n/audit/reports.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { Accordion } from './accordion.tsx';
import { barColours, scoreBandOf } from './score-colours.ts';
import { type PlatformScore, rangeOf, spreadOf } from './spread.ts';

export interface PlatformSpreadProps {
  platforms: readonly PlatformScore[];
  /** With every platform's number to expand; on paper without. */
  hasList?: boolean;
}

/** All platforms on one scale: those that differ by name, the others as a group. */
export function PlatformSpread({ platforms, hasList = true }: PlatformSpreadProps) {
  const texts = useTexts(platformSpreadTexts);
  const { outliers, rest } = spreadOf(platforms);
  return (
    <div className="min-w-0">
      <div aria-hidden className="relative mx-px h-7">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        {rest.length > 0 && <Range scores={rest.map(({ score }) => score)} />}
        {outliers.map(({ platform, score }) => (
          <Mark key={platform} score={score} className={clsx('h-7 w-1', barColours[scoreBandOf(score)])} />
        ))}
      </div>
      <p aria-hidden className="figures flex justify-between text-ink-faint text-xs">
        <span>0</span>
        <span>100</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {outliers.map(({ platform, score }) => (
          <li key={platform} className="flex items-baseline gap-2 whitespace-nowrap">
            <span aria-hidden className={clsx('size-2 rounded-full', barColours[scoreBandOf(score)])} />
            <span className="font-[550]">{platformNames[platform]}</span>
            <span className="figures">{score}</span>
          </li>
        ))}
        {rest.length > 0 && (
          <li className="flex items-baseline gap-2 text-ink-soft">
            <span aria-hidden className="size-2 rounded-full bg-line-strong" />
            <span>{outliers.length > 0 ? texts.others(rest.length) : texts.all(rest.length)}</span>
            <span className="figures">{rangeOf(rest)}</span>
          </li>
        )}
      </ul>
      {hasList && <PlatformList platforms={platforms} />}
    </div>
  );
}

/** From the lowest to the highest of the rest; as wide as a mark if all are the same. */
function Range({ scores }: { scores: readonly number[] }) {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return (
    <span
      className="-translate-y-1/2 absolute top-1/2 h-2.5 min-w-1 rounded-full bg-line-strong"
      style={{ left: `${low}%`, width: `${high - low}%` }}
    />
  );
}

function Mark({ score, className }: { score: number; className: string }) {
  return (
    <span
      className={clsx('-translate-x-1/2 -translate-y-1/2 absolute top-1/2 rounded-full', className)}
      style={{ left: `${score}%` }}
    />
  );
}

/** Every platform by its number, weakest first. */
function PlatformList({ platforms }: { platforms: readonly PlatformScore[] }) {
  const texts = useTexts(platformSpreadTexts);
  const { undocumented } = useTexts(previewTexts);
  const { outliers, rest, uncounted } = spreadOf(platforms);
  const counted = [...outliers, ...rest].sort((a, b) => a.score - b.score);
  return (
    <Accordion
      className="mt-3 print:hidden"
      summaryClass="w-fit min-h-6 text-ink-soft text-sm"
      summary={<span>{texts.everyPlatform}</span>}
    >
      <Numbers platforms={counted} />
      {uncounted.length > 0 && (
        <>
          <p className="mt-3 text-ink-faint text-sm">{undocumented}</p>
          <Numbers platforms={uncounted} />
        </>
      )}
    </Accordion>
  );
}

const Numbers = ({ platforms }: { platforms: readonly PlatformScore[] }) => (
  <ul className="mt-2 columns-2 gap-x-8 text-sm sm:columns-3">
    {platforms.map(({ platform, score }) => (
      <li key={platform} className="flex break-inside-avoid justify-between gap-3 border-line border-b py-1">
        <span className="truncate">{platformNames[platform]}</span>
        <span className="figures">{score}</span>
      </li>
    ))}
  </ul>
);
