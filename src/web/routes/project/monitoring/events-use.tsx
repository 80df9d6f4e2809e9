import type { Monitoring } from '#contract/calls/monitoring.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { Fact } from './status-panel.tsx';

/** How much of the month's events is used. */
export function EventsUse({ monitoring: { events } }: { monitoring: Monitoring }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const isUsedUp = events.used >= events.limit;
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
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
        <Fact name={texts.left}>{write(Math.max(0, events.limit - events.used))}</Fact>
        <Fact name={texts.renews}>
          <Moment iso={events.renewsAt} isDay />
        </Fact>
      </dl>
    </section>
  );
}
