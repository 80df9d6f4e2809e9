import { useSearchParams } from 'react-router';
import type { Stats } from '#contract/entities/project.ts';
import { crawlKinds } from '#domain/agents/kind.ts';
import { isShop, type PageType } from '#domain/enumerations.ts';
import { dayAndMonth, dayDate } from '#domain/format/dates.ts';
import { Chart, type ChartSeries } from '#web/components/chart/chart.tsx';
import { useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { integrationScreenOf } from '#web/components/integration/integration-screen-of.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { X } from '#web/components/ui/icons.tsx';
import { DASHBOARD_CHART_DAYS } from '#web/constants.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import type { TextsOf } from '#web/i18n/texts.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { type CrawlFilter, kindOfWho } from './crawl-filter.ts';
import { Period } from './period.tsx';

interface CrawlChartProps {
  /** Of the website: where one connects it. */
  pageType: PageType;
  stats: Stats;
  /** Without filter: decides between "nothing yet" and "nothing found", and names the platforms to choose from. */
  allStats: Stats;
  filter: CrawlFilter;
}

export function CrawlChart({ stats, allStats, filter, pageType }: CrawlChartProps) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const nameOf = useSourceName();
  const [, setQuery] = useSearchParams();
  const choose = (key: 'who' | 'source' | 'of', value: string) =>
    setQuery(
      (query) => {
        if (value === '' || value === 'all') query.delete(key);
        else query.set(key, value);
        // A platform of another kind would leave nothing to show.
        if (key === 'who') query.delete('source');
        query.delete('page');
        return query;
      },
      { preventScrollReset: true, replace: true },
    );
  const clear = () => setQuery(new URLSearchParams(), { preventScrollReset: true, replace: true });
  const heading =
    filter.from === null && filter.to === null
      ? texts.chart(DASHBOARD_CHART_DAYS)
      : texts.chartBetween(
          dayDate(new Date(stats.from), 'UTC', language),
          dayDate(new Date(stats.to), 'UTC', language),
        );
  const page = stats.subPages.find(({ subPageUuid }) => subPageUuid === filter.page);
  const pageName = page?.title ?? page?.url ?? filter.page ?? '';
  return (
    <section aria-labelledby="crawl-chart">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="crawl-chart" className="text-xl">
          {heading}
        </h2>
        {allStats.total > 0 && (
          <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap">
            <Period filter={filter} />
            <Choice
              className="sm:w-40"
              label={texts.who}
              labelHidden
              value={filter.who}
              onChange={(value) => choose('who', value)}
              options={[
                { value: 'all', label: texts.everybody },
                { value: 'shares', label: texts.shares },
                { value: 'crawlers', label: texts.crawlers },
                { value: 'people', label: texts.people },
                { value: 'unknown', label: texts.unknown },
              ]}
            />
            <Choice
              className="sm:w-48"
              label={texts.source}
              labelHidden
              value={filter.source ?? 'all'}
              onChange={(value) => choose('source', value)}
              options={[
                { value: 'all', label: texts.allSources },
                ...sourcesOf([...stats.sources, ...allStats.sources], filter).map((counted) => ({
                  value: counted.source,
                  label: nameOf(counted),
                })),
              ]}
            />
          </div>
        )}
      </header>
      {filter.page && (
        <p className="mb-5 flex items-center gap-2 text-sm">
          <span className="text-ink-faint">{texts.onlyPage}</span>
          <button
            type="button"
            aria-label={texts.allPages(pageName)}
            onClick={() => choose('of', '')}
            className="inline-flex h-7 min-w-0 items-center gap-1.5 rounded-sm bg-hover px-2.5 hover:text-signal"
          >
            <span className="truncate">{pageName}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </p>
      )}
      {stats.total > 0 ? (
        <Chart
          kind="bar"
          days={stats.days.map(({ day }) => dayAndMonth(new Date(`${day}T00:00:00Z`), 'UTC', language))}
          series={seriesOf(stats, filter, texts)}
          language={language}
          texts={{ caption: heading, day: texts.day }}
        />
      ) : (
        <NoCrawls pageType={pageType} isFiltered={allStats.total > 0} onClear={clear} />
      )}
    </section>
  );
}

/** Nothing yet, or nothing found. */
function NoCrawls({ isFiltered, pageType, onClear }: { isFiltered: boolean; pageType: PageType; onClear: () => void }) {
  const texts = useTexts(dashboardTexts);
  const own = useTexts(appScreenTexts.dashboard);
  const pathTo = usePathTo();
  const { slug } = useProject();
  return (
    <div className="rounded-lg border border-line">
      {isFiltered ? (
        <EmptyState
          drawing="search"
          title={texts.noData}
          description={texts.noDataText}
          action={
            <Button variant="outline" onClick={onClear}>
              {texts.clearFilter}
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="visits"
          title={own.emptyTitle}
          description={own.emptyText}
          action={
            <ButtonLink variant="outline" href={pathTo(integrationScreenOf(pageType), { projectSlug: slug })}>
              {texts.connect(isShop(pageType))}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

/** Shares compared with everything else, or the one selected kind. */
function seriesOf({ days }: Stats, { who }: CrawlFilter, texts: TextsOf<typeof dashboardTexts>): ChartSeries[] {
  if (who !== 'all' && who !== 'shares')
    return [{ name: texts[who].toLowerCase(), tone: 'faint', values: days.map(({ count }) => count) }];
  const shares = { name: texts.sharesUnit, values: days.map(({ shares }) => shares) };
  if (who === 'shares') return [shares];
  return [shares, { name: texts.othersUnit, tone: 'faint', values: days.map(({ count, shares }) => count - shares) }];
}

/**
 * Those of the selected kind, each once. A platform in the URL without crawls in this period stays selectable, or the
 * select would show nothing. Persons and unknown programs are not platforms: they are selected by kind.
 */
function sourcesOf(
  counted: Stats['sources'],
  { source, who }: CrawlFilter,
): Pick<Stats['sources'][number], 'source' | 'kind'>[] {
  const fitting = counted.filter(
    ({ kind, source }) => source !== 'Unknown' && (who === 'all' || kindOfWho[who] === kind),
  );
  const names = [...new Map(fitting.map((one) => [one.source, one])).values()];
  const ordered = names.sort((a, b) => crawlKinds.indexOf(a.kind) - crawlKinds.indexOf(b.kind) || b.count - a.count);
  return source === null || names.some((one) => one.source === source)
    ? ordered
    : [...ordered, { source, kind: who === 'all' ? 'share' : kindOfWho[who] }];
}
