import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Crawl, Stats } from '#contract/entities/project.ts';
import { countedSource } from '#domain/agents/kind.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { simpleImageUrl } from '#domain/images/image-address.ts';
import { useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import { useRootData } from '#web/root-data.ts';

const MAX_ROWS = 10;
const MAX_PLATFORMS = 5;

const pathIn = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);

/** Each page with the platforms it was shared on; a click filters the chart by it. */
export function SharedPages({ stats }: { stats: Stats }) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const [, setQuery] = useSearchParams();
  const write = (figure: number) => writeNumber(figure, language);
  const only = (uuid: string) =>
    setQuery(
      (query) => {
        query.set('of', uuid);
        query.delete('page');
        return query;
      },
      { preventScrollReset: true },
    );
  const shared = stats.subPages.filter(({ shares }) => shares > 0);
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="shared-pages" className="min-w-0">
      <h2 id="shared-pages" className="text-xl">
        {texts.sharedWhere}
      </h2>
      <p className="mt-1 text-ink-faint text-sm">{texts.sharedWhereText}</p>
      <ul className="mt-4 text-sm">
        {shared.slice(0, MAX_ROWS).map(({ url, subPageUuid, title, count, shares, sources }) => {
          const path = pathIn(url);
          return (
            <li
              key={url}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1.5 border-line border-b py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <span className="min-w-0">
                {subPageUuid ? (
                  <button
                    type="button"
                    aria-label={texts.showPage(title ?? path)}
                    onClick={() => only(subPageUuid)}
                    className="block min-h-6 max-w-full truncate text-left font-[550] hover:underline"
                  >
                    {title ?? path}
                  </button>
                ) : (
                  <span className="block truncate font-[550]">{title ?? path}</span>
                )}
                <span className="block truncate text-ink-faint text-xs">{path}</span>
              </span>
              <Platforms platforms={sources.filter(({ kind }) => kind === 'share')} path={path} />
              <span className="figures text-right">
                <span className="block font-[550]">{write(shares)}</span>
                <span className="block text-ink-faint text-xs">{texts.sharesOfCrawls(shares, write(count))}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All of them; the first few until the rest is unfolded. */
function Platforms({ platforms, path }: { platforms: Stats['sources']; path: string }) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const nameOf = useSourceName();
  const [isWhole, setWhole] = useState(false);
  const more = platforms.length - MAX_PLATFORMS;
  return (
    <span className="order-last col-span-2 flex flex-wrap gap-1.5 md:order-none md:col-span-1">
      {(isWhole ? platforms : platforms.slice(0, MAX_PLATFORMS)).map((platform) => (
        <span
          key={platform.source}
          className="figures inline-flex h-6 items-center gap-1.5 rounded-sm bg-hover px-2 text-xs"
        >
          {nameOf(platform)} <span className="text-ink-faint">{writeNumber(platform.count, language)}</span>
        </span>
      ))}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="inline-flex h-6 items-center px-1 text-link text-xs"
        >
          {isWhole ? texts.fewer : texts.moreSources(more)}
          <span className="sr-only"> {path}</span>
        </button>
      )}
    </span>
  );
}

export const listClass = 'grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3';
export const imageClass = 'block aspect-[1200/630] w-full rounded-md border border-line bg-sunken object-cover';

/** The pages shared last, as people saw them, with platform and time. */
export function RecentShares({ shares, projectUuid }: { shares: readonly Crawl[]; projectUuid: string }) {
  const texts = useTexts(dashboardTexts);
  const imagesUrl = useRootData()?.imagesUrl ?? '';
  const nameOf = useSourceName();
  return (
    <section aria-labelledby="recent-shares">
      <h2 id="recent-shares" className="mb-4 text-xl">
        {texts.recentShares}
      </h2>
      <ul className={listClass}>
        {shares.map((share) => (
          <li key={share.id} className="min-w-0">
            <a href={share.url ?? undefined} target="_blank" rel="noreferrer" className="block hover:opacity-90">
              <img
                src={simpleImageUrl(imagesUrl, projectUuid, share.url ?? '')}
                alt={pathOf(share.url)}
                width={1200}
                height={630}
                loading="lazy"
                decoding="async"
                className={imageClass}
              />
            </a>
            <p className="figures mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span className="font-[550]">{nameOf({ ...share, source: countedSource(share) })}</span>
              <span className="text-ink-faint">
                <Timestamp iso={share.createdAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pathOf = (url: string | null): string => (url && URL.canParse(url) ? new URL(url).pathname : (url ?? ''));
