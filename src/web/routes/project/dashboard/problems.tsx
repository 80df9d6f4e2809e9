import type { Text } from '#domain/language.ts';
import { TriangleAlert } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { dashboardTexts } from '../../../i18n/project/dashboard.ts';

/** What went wrong at the last read of the site, and what the plan omitted, in the project's own words. */
export function Problems({ problems }: { problems: readonly Text[] }) {
  const language = useLanguage();
  const texts = useTexts(dashboardTexts);
  if (problems.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-lg bg-warn-soft px-5 py-4 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-0">
        <h2 className="font-[550] font-sans text-warn tracking-normal">{texts.problems}</h2>
        <ul className="mt-1 grid gap-1 text-ink [overflow-wrap:anywhere]">
          {problems.map((problem) => (
            <li key={problem.en}>{problem[language]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
