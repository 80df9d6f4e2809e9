import clsx from 'clsx';
import { Link } from 'react-router';
import type { Audit } from '#contract/entities/audit.ts';
import { type PlatformId, platformNames, standingOf } from '#domain/audit/platforms/platform-id.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { Score } from '#web/components/audit/score.tsx';
import { barColours } from '#web/components/audit/score-colours.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

interface PlatformAccordionsProps {
  audit: Audit;
  pageHref: (uuid: string) => string;
}

/** Each platform's mean unfolds to its pages; each page's score links to its checks on that platform. */
export function PlatformAccordions({ audit, pageHref }: PlatformAccordionsProps) {
  return (
    <ul className="grid gap-x-16 border-line border-b lg:block lg:columns-2">
      {audit.platforms.map(({ platform, score }) => (
        <li key={platform} className="break-inside-avoid border-line border-t">
          <Accordion
            summaryClass="h-11"
            summary={
              <span className="grid min-w-0 flex-1 grid-cols-[8.5rem_1fr_2.25rem] items-center gap-4">
                <span className="truncate">
                  {platformNames[platform]}
                  <StandingMark platform={platform} />
                </span>
                <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
                  <span
                    className={clsx('block h-full rounded-full', barColours[scoreBandOf(score)])}
                    style={{ width: `${score}%` }}
                  />
                </span>
                <span className="text-right">
                  <Score score={score} />
                </span>
              </span>
            }
          >
            <ul className="pb-4 text-sm">
              {audit.pages.map((page) => {
                const own = page.platforms.find((one) => one.platform === platform);
                if (!own) return null;
                return (
                  <li key={page.uuid}>
                    <Link
                      to={`${pageHref(page.uuid)}#platform-${platform}`}
                      className="flex items-baseline justify-between gap-4 py-1 text-ink-soft hover:text-signal"
                    >
                      <span className="truncate">{page.path}</span>
                      <span className="figures pr-7">{own.score}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </Accordion>
        </li>
      ))}
    </ul>
  );
}

/** Under the name: the platform is shown, and left out of the mean. */
function StandingMark({ platform }: { platform: PlatformId }) {
  const texts = useTexts(previewTexts);
  const standing = standingOf(platform);
  if (standing === 'counted' || standing === 'additional') return null;
  return (
    <span className="block truncate text-ink-faint text-xs">
      {standing === 'closed' ? texts.discontinued : texts.undocumented}
    </span>
  );
}
