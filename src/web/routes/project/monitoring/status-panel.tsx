import type { ReactNode } from 'react';
import type { Monitoring } from '#contract/calls/monitoring.ts';
import type { JobProgress } from '#contract/entities/project.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { isRunning, JobPanel } from '#web/components/job/job-progress.tsx';
import { useVerdictWords, verdictOf, verdictSigns, verdictTones } from '#web/components/monitoring/verdict-words.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { statusTexts } from '#web/i18n/project/monitoring-status.ts';
import { useRootData } from '#web/root-data.ts';
import { DayBars } from './day-bars.tsx';

/** How the previews are now and were in the last months: the top of a status page. */
export function StatusPanel({ monitoring, job }: { monitoring: Monitoring; job: JobProgress | null }) {
  const texts = useTexts(statusTexts);
  const verdict = verdictOf(monitoring);
  const { ground, ink } = verdictTones[verdict];
  const { title, text } = useVerdictWords(monitoring);
  const Sign = verdictSigns[verdict];
  const { act, isBusy, answer } = useAction({});
  const started = job ?? (answer?.intent === 'check' ? (answer.job ?? null) : null);
  return (
    <section aria-labelledby="status" className="grid gap-6">
      <div className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg px-5 py-5 ${ground}`}>
        <div className="flex min-w-0 max-w-text gap-3">
          <Sign aria-hidden className={`mt-1.5 size-5 shrink-0 ${ink}`} />
          <div className="min-w-0">
            <h2 id="status" className={`text-xl ${ink}`}>
              {title}
            </h2>
            <p className="mt-1 text-sm">{text}</p>
          </div>
        </div>
        {monitoring.pages.watched > 0 && (
          <Button
            variant="outline"
            disabled={isRunning(job)}
            state={isBusy('check') ? 'loading' : 'idle'}
            loadingText={texts.checking}
            onClick={() => act('check')}
          >
            {texts.checkNow}
          </Button>
        )}
      </div>
      <JobPanel job={started} />
      <DayBars days={monitoring.days} />
      <Facts monitoring={monitoring} />
    </section>
  );
}

function Facts({ monitoring: { events, lastCheckAt, daysBetweenLooks, isWatched } }: { monitoring: Monitoring }) {
  const texts = useTexts(statusTexts);
  const now = useRootData()?.now;
  const how = useHowOften(events.used >= events.limit ? null : daysBetweenLooks);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
      {lastCheckAt && (
        <Fact name={texts.lastCheck}>
          <Timestamp iso={lastCheckAt} isFull />
        </Fact>
      )}
      {isWatched && events.nextLookAt && (
        <Fact name={texts.nextCheck}>
          {now !== undefined && events.nextLookAt <= now ? texts.soon : <Timestamp iso={events.nextLookAt} isFull />}
        </Fact>
      )}
      {how && <Fact name={texts.howOften}>{how}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
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
          <Timestamp iso={events.renewsAt} isDay />
        </Fact>
      </dl>
    </section>
  );
}
