import type { Stats } from '#contract/entities/project.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';

const MAX_ROWS = 8;

/** Where links were shared, and who came on their own: two lists with bars behind the text. */
export function TopLists({ stats }: { stats: Stats }) {
  const texts = useTexts(dashboardTexts);
  const nameOf = useSourceName();
  const rowsOf = (isShare: boolean) =>
    stats.sources
      .filter(({ kind }) => (kind === 'share') === isShare)
      .map((counted) => ({
        key: `${counted.kind} ${counted.source}`,
        // A sum of many, so not "Person".
        name: counted.kind === 'person' ? texts.people : nameOf(counted),
        count: counted.count,
      }));
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <TopList title={texts.where} rows={rowsOf(true)} />
      <TopList title={texts.whoElse} rows={rowsOf(false)} />
    </div>
  );
}

interface Row {
  key: string;
  name: string;
  count: number;
}

function TopList({ title, rows }: { title: string; rows: readonly Row[] }) {
  const texts = useTexts(dashboardTexts);
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const [shown, folded] = [rows.slice(0, MAX_ROWS), rows.slice(MAX_ROWS)];
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-xl">{title}</h2>
      <Bars rows={shown} most={most} />
      {folded.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer px-2.5 py-1.5 text-link">{texts.moreSources(folded.length)}</summary>
          <Bars rows={folded} most={most} />
        </details>
      )}
    </section>
  );
}

function Bars({ rows, most }: { rows: readonly Row[]; most: number }) {
  const language = useLanguage();
  return (
    <ol className="grid gap-1 text-sm">
      {rows.map(({ key, name, count }) => (
        <li key={key} className="flex items-center gap-4">
          <span className="relative min-w-0 flex-1 px-2.5 py-1.5">
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 rounded-sm bg-signal-soft"
              style={{ width: `${(count / most) * 100}%` }}
            />
            <span className="relative block truncate">{name}</span>
          </span>
          <span className="figures w-14 shrink-0 text-right text-ink-soft">{writeNumber(count, language)}</span>
        </li>
      ))}
    </ol>
  );
}
