import type { Plan } from '#domain/billing/plan.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';

/** What a plan includes besides its pages. */
export function PlanPoints({ plan }: { plan: Plan }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  return (
    <ul className="mt-4 mb-6 grid gap-1.5 text-ink-soft text-sm">
      <li>{texts.pointDomains(plan.domains)}</li>
      <li>{texts.pointUsers(plan.users)}</li>
      <li>{texts.pointTemplates(plan.templatesPerRoute)}</li>
      <li>
        {texts.refresh} {texts.everyHours(plan.refreshHours)}
      </li>
      <li>
        {texts.events}: {texts.eventsOf(writeNumber(plan.monitoringEvents, language))}
      </li>
      {plan.agencyLook && <li>{texts.pointAgencyLook}</li>}
    </ul>
  );
}
