import type { ReactNode } from 'react';
import type { Monitoring } from '#contract/monitoring.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { useRootData } from '#web/root-data.ts';

/** How much of the month's events is used, and when the next page is due. */
export function EventsUse({ monitoring: { events, pages, daysBetweenLooks } }: { monitoring: Monitoring }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const now = useRootData()?.now;
  const isUsedUp = events.used >= events.limit;
  const how = useHowOften(isUsedUp ? null : daysBetweenLooks);
  const isFirstTurn = pages.seen < pages.watched;
  return (
    <section className="grid gap-6">
      <div>
        <h2 className="text-xl">{texts.use}</h2>
        <p className="mt-1 max-w-text text-ink-soft text-sm">{texts.eventHint}</p>
      </div>
      <ProgressBar
        label={texts.events}
        text={texts.used(write(events.used), write(events.limit))}
        value={events.used}
        max={Math.max(1, events.limit)}
        tone={isUsedUp ? 'bad' : 'signal'}
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm md:grid-cols-5">
        <Figure name={texts.left}>{write(Math.max(0, events.limit - events.used))}</Figure>
        {events.nextLookAt && (
          <Figure name={texts.nextCheck}>
            {now !== undefined && events.nextLookAt <= now ? texts.soon : <Moment iso={events.nextLookAt} isFull />}
          </Figure>
        )}
        {how && <Figure name={texts.howOften}>{how}</Figure>}
        <Figure name={texts.renews}>
          <Moment iso={events.renewsAt} isDay />
        </Figure>
        {isFirstTurn && (
          <Figure name={texts.pagesChecked}>{texts.ofPages(write(pages.seen), write(pages.watched))}</Figure>
        )}
        {!isFirstTurn && pages.seen > 0 && (
          <Figure name={texts.pagesFine}>{texts.ofPages(write(pages.seen - pages.faulty), write(pages.seen))}</Figure>
        )}
      </dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures mt-0.5 text-ink">{children}</dd>
    </div>
  );
}

/** Null: nothing is known yet. */
function useHowOften(days: number | null): string | null {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  if (days === null) return null;
  if (days <= 1.2) return texts.timesADay(writeNumber(Math.max(1, Math.round(1 / Math.max(days, 0.05))), language));
  return texts.everyDays(writeNumber(days, language, { maximumFractionDigits: days < 10 ? 1 : 0 }));
}
