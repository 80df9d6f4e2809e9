import { Link } from 'react-router';
import { limitsOf } from '#domain/billing/plan-table.ts';
import { basePlanNames } from '#domain/billing/prices.ts';
import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { Screen, type ScreenProps } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTimeZone } from '#web/root-data.ts';

const parts = [
  { screen: 'monitoringChanges', text: 'changes' },
  { screen: 'monitoringAlerts', text: 'alerts' },
  { screen: 'monitoringWebhooks', text: 'webhooks' },
] as const;

interface MonitoringFrameProps extends Omit<ScreenProps, 'links'> {
  /** The screen that is open: the status page, or one that it leads to and that leads back to it. */
  part: 'monitoring' | (typeof parts)[number]['screen'];
}

/** The row of tabs is the only one: what belongs to monitoring is linked from its status page. */
export function MonitoringFrame({ part, children, ...screen }: MonitoringFrameProps) {
  const texts = useTexts(monitoringTexts);
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  const linked = part === 'monitoring' ? parts : [{ screen: 'monitoring', text: 'back' } as const];
  return (
    <Screen
      {...screen}
      links={linked.map(({ screen: to, text }) => (
        <Link key={to} to={pathTo(to, { projectSlug })} prefetch="intent" className="text-link">
          {text === 'back' && <span aria-hidden>← </span>}
          {texts[text]}
        </Link>
      ))}
    >
      {children}
    </Screen>
  );
}

/** On the free plan: what monitoring is, and how to get it. */
export function FreeNote() {
  const texts = useTexts(monitoringTexts);
  return <PlanNote title={texts.free} text={texts.freeText} tone="info" leadsToPlans />;
}

/** The month's events are used up: what happens until the next month, and the plan that has more, if there is one. */
export function UsedUpNote({ limit, renewsAt }: { limit: number; renewsAt: string }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const timeZone = useTimeZone();
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
