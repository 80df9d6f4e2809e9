import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { DASHBOARD_CHART_DAYS } from '#web/constants.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import { useRootData } from '#web/root-data.ts';
import type { CrawlFilter } from './crawl-filter.ts';

const presets = [7, DASHBOARD_CHART_DAYS, 90] as const;
const DAY_MS = 86_400_000;
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** The last days, or a custom period. */
export function Period({ filter }: { filter: CrawlFilter }) {
  const texts = useTexts(dashboardTexts);
  const [, setQuery] = useSearchParams();
  const now = new Date(useRootData()?.now ?? Date.now());
  const today = dayBefore(now, 0);
  const [isOwn, setOwn] = useState(false);
  const set = (days: { from: string | null; to: string | null }) =>
    setQuery(
      (query) => {
        for (const [key, value] of Object.entries(days)) {
          if (value) query.set(key, value);
          else query.delete(key);
        }
        query.delete('page');
        return query;
      },
      { preventScrollReset: true, replace: true },
    );
  const preset = presets.find((days) => filter.to === null && filter.from === dayBefore(now, days - 1));
  const isDefault = filter.from === null && filter.to === null;
  const value = isOwn || (!isDefault && preset === undefined) ? 'own' : String(preset ?? DASHBOARD_CHART_DAYS);
  return (
    <>
      <Choice
        className="col-span-2 sm:w-44"
        label={texts.period}
        labelHidden
        value={value}
        onChange={(next) => {
          setOwn(next === 'own');
          if (next === 'own') set({ from: filter.from ?? dayBefore(now, DASHBOARD_CHART_DAYS - 1), to: today });
          else set({ from: Number(next) === DASHBOARD_CHART_DAYS ? null : dayBefore(now, Number(next) - 1), to: null });
        }}
        options={[
          ...presets.map((days) => ({ value: String(days), label: texts.lastDays(days) })),
          { value: 'own', label: texts.ownPeriod },
        ]}
      />
      {value === 'own' && (
        <>
          <TextField
            type="date"
            label={texts.from}
            labelHidden
            aria-label={texts.from}
            value={filter.from ?? ''}
            max={filter.to ?? today}
            onChange={(event) => event.target.value && set({ from: event.target.value, to: filter.to })}
          />
          <TextField
            type="date"
            label={texts.to}
            labelHidden
            aria-label={texts.to}
            value={filter.to ?? today}
            max={today}
            onChange={(event) => event.target.value && set({ from: filter.from, to: event.target.value })}
          />
        </>
      )}
    </>
  );
}
