import type { Plan } from '#domain/billing/plan.ts';
import { type PlanGain, planGains } from '#domain/billing/plan-gains.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useLanguage, useTexts } from '../../../../i18n/language.tsx';
import { billingTexts } from '../../../../i18n/project/billing.ts';
import { planTexts } from '../../../../i18n/project/plan.ts';

/** What another plan brings beyond the one a project has. */
export function PlanGainList({ from, to }: { from: Plan; to: Plan }) {
  const words = useGainWords();
  return (
    <ul className="grid gap-1.5 text-ink-soft text-sm">
      {planGains(from, to).map((gain) => (
        <li key={gain.of}>{words(gain)}</li>
      ))}
    </ul>
  );
}

function useGainWords() {
  const texts = useTexts(billingTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  return (gain: PlanGain): string => {
    if (gain.of === 'agencyLook') return words.pointAgencyLook;
    if (gain.of === 'refreshHours') return texts.gainRefresh(words.everyHours(gain.to), words.everyHours(gain.from));
    const [to, from] = [gain.to === null ? null : write(gain.to), write(gain.from)];
    if (gain.of === 'subPagesIncluded') return texts.gainPages(to ?? '', from);
    // The one event of the free plan is its monthly audit: no figure to compare with.
    if (gain.of === 'monitoringEvents') return texts.gainEvents(to ?? '');
    if (gain.of === 'domains') return texts.gainDomains(to, from);
    return gain.of === 'users' ? texts.gainUsers(to, from) : texts.gainTemplates(to, from);
  };
}
