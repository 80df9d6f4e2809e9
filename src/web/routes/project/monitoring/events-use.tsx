import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Monitoring } from '#contract/monitoring.ts';
import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { monitoringTexts } from '../../../i18n/project/monitoring.ts';
import { useProject } from '../../../layouts/project.tsx';
import { usePathTo } from '../../../paths.ts';
import { useRootData } from '../../../root-data.ts';

/** How much of the month's events is used, when the next page is due; or how to get monitoring at all. */
export function EventsUse({ monitoring }: { monitoring: Monitoring }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const { isWatched, events, pages, daysBetweenLooks } = monitoring;
  const how = useHowOften(daysBetweenLooks);
  const now = useRootData()?.now;
  if (!isWatched) return <PlanNote title={texts.free} text={texts.freeText} />;
  const isUsedUp = events.used >= events.limit;
  return (
    <section className="grid gap-6">
      {isUsedUp && <UsedUp renewsAt={events.renewsAt} />}
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
        {pages.seen > 0 && (
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

function UsedUp({ renewsAt }: { renewsAt: string }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const timeZone = useRootData()?.preferences.timeZone ?? 'Europe/Berlin';
  const date = dayDate(new Date(renewsAt), timeZone, language);
  return <PlanNote title={texts.usedUp} text={texts.usedUpText(date)} isWarning />;
}

function PlanNote({ title, text, isWarning = false }: { title: string; text: string; isWarning?: boolean }) {
  const texts = useTexts(monitoringTexts);
  const pathTo = usePathTo();
  return (
    <section className={`rounded-lg px-5 py-5 ${isWarning ? 'bg-warn-soft' : 'bg-info-soft'}`}>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 max-w-text text-sm">{text}</p>
      <Link
        to={pathTo('settingsPlan', { projectSlug: useProject().slug })}
        className={buttonClass(isWarning ? 'outline' : 'signal', 'md', 'mt-4 inline-flex')}
      >
        {texts.toPlans}
      </Link>
    </section>
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
