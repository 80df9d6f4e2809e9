import clsx from 'clsx';
import { isCounted, type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { gridTexts } from '#web/previews/texts.ts';
import { Accordion } from './accordion.tsx';
import { barColours } from './score-colours.ts';

export interface PlatformBarsProps {
  platforms: readonly { platform: PlatformId; score: number }[];
  /** Links each row to its platform's card; without it the rows are plain. */
  hrefOf?: (platform: PlatformId) => string;
  className?: string;
  /** Small rows, for paper. */
  isDense?: boolean;
}

/** Every platform's score with a bar for comparison; those that do not count are folded at the end. */
export function PlatformBars({ platforms, hrefOf, className, isDense }: PlatformBarsProps) {
  const language = useLanguage();
  const others = platforms.filter(({ platform }) => !isCounted(platform));
  return (
    <div className="min-w-0">
      <Bars platforms={platforms.filter((one) => !others.includes(one))} {...{ hrefOf, className, isDense }} />
      {others.length > 0 && (
        <Accordion
          className="mt-1 print:hidden"
          summaryClass="py-1.5 text-ink-faint text-sm"
          summary={
            <span className="min-w-0">
              {gridTexts.more[language]}: {gridTexts.notCounted[language](others.length)}
            </span>
          }
        >
          <Bars platforms={others} hrefOf={hrefOf} />
        </Accordion>
      )}
    </div>
  );
}

function Bars({ platforms, hrefOf, className, isDense = false }: PlatformBarsProps) {
  return (
    <ul className={className}>
      {platforms.map(({ platform, score }) => {
        const row = (
          <>
            <span className="truncate">{platformNames[platform]}</span>
            <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
              <span
                className={clsx('block h-full rounded-full', barColours[scoreBandOf(score)])}
                style={{ width: `${score}%` }}
              />
            </span>
            <span className="figures text-right">{score}</span>
          </>
        );
        const rowClass = clsx(
          'grid grid-cols-[8rem_1fr_1.75rem] items-center gap-3',
          isDense ? 'text-xs leading-4' : 'py-1 text-sm',
        );
        return (
          <li key={platform}>
            {hrefOf ? (
              <a href={hrefOf(platform)} className={clsx(rowClass, 'hover:text-signal')}>
                {row}
              </a>
            ) : (
              <div className={rowClass}>{row}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
