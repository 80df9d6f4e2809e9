import type { Crawl } from '#contract/entities/project.ts';
import { countedSource } from '#domain/agents/kind.ts';
import { simpleImageUrl } from '#domain/images/image-address.ts';
import { useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import { useRootData } from '#web/root-data.ts';

export const listClass = 'grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3';
export const imageClass = 'block aspect-[1200/630] w-full rounded-md border border-line bg-sunken object-cover';

/** What was shared last, as people saw it, with platform and time. */
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
                <Moment iso={share.createdAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pathOf = (url: string | null): string => (url && URL.canParse(url) ? new URL(url).pathname : (url ?? ''));
