import { Link } from 'react-router';
import { limitsOf } from '#domain/billing/plan-table.ts';
import { basePlanNames } from '#domain/billing/prices.ts';
import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';

/** On the free plan: what monitoring is, and how to get it. */
export function FreeNote() {
  const texts = useTexts(monitoringTexts);
  return <PlanNote title={texts.free} text={texts.freeText} tone="info" leadsToPlans />;
}

/** The month's events are used up: what happens until the next month, and the plan that has more, if there is one. */
export function UsedUpNote({ limit, renewsAt }: { limit: number; renewsAt: string }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const timeZone = useRootData()?.preferences.timeZone ?? 'Europe/Berlin';
  const text = texts.usedUpText(dayDate(new Date(renewsAt), timeZone, language));
  const largest = limitsOf.professional.monitoringEvents;
  const hasLarger = limit < largest;
  const more = texts.usedUpMore(basePlanNames.professional[language], writeNumber(largest, language));
  return (
    <PlanNote title={texts.usedUp} text={hasLarger ? `${text} ${more}` : text} tone="warn" leadsToPlans={hasLarger} />
  );
}

interface PlanNoteProps {
  title: string;
  text: string;
  tone: 'info' | 'warn';
  leadsToPlans: boolean;
}

function PlanNote({ title, text, tone, leadsToPlans }: PlanNoteProps) {
  const texts = useTexts(monitoringTexts);
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  return (
    <section className={`rounded-lg px-5 py-5 ${tone === 'warn' ? 'bg-warn-soft' : 'bg-info-soft'}`}>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 max-w-text text-sm">{text}</p>
      {leadsToPlans && (
        <Link
          to={pathTo('settingsPlan', { projectSlug })}
          className={buttonClass(tone === 'warn' ? 'outline' : 'signal', 'md', 'mt-4 inline-flex')}
        >
          {texts.toPlans}
        </Link>
      )}
    </section>
  );
}
