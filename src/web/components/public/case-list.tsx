import type { Accuracy, CaseCounts } from '#domain/audit/accuracy/accuracy.ts';
import { evidenceKinds } from '#domain/audit/platforms/evidence.ts';
import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { platformPath } from '#web/guides.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { accuracyTexts } from '#web/i18n/public/accuracy.ts';
import { evidenceTexts } from '#web/i18n/public/guides.ts';

export const sumOf = (counts: readonly CaseCounts[]) =>
  counts
    .flatMap((each) => Object.values(each))
    .reduce((sum, { cases, held }) => ({ cases: sum.cases + cases, held: sum.held + held }), { cases: 0, held: 0 });

/** Cases of each platform by kind of evidence, and how many hold. */
export function CaseList({ run }: { run: Accuracy }) {
  const texts = useTexts(accuracyTexts);
  const kinds = useTexts(evidenceTexts);
  const language = useLanguage();
  return (
    <ul className="grid gap-x-12 border-line border-t md:grid-cols-2">
      {platformIds.map((id) => {
        const counts = run.platforms[id];
        const { cases, held } = sumOf([counts]);
        const parts = evidenceKinds.flatMap((kind) => (counts[kind] ? [`${counts[kind].cases} ${kinds[kind]}`] : []));
        return (
          <li key={id} className="figures border-line border-b py-3">
            <p className="flex items-baseline justify-between gap-4">
              <a href={platformPath(id, language)} className="py-0.5 text-link">
                {platformNames[id]}
              </a>
              <span className="text-sm">{texts.hold(held, cases)}</span>
            </p>
            <p className="text-ink-faint text-sm">{parts.join(' · ')}</p>
          </li>
        );
      })}
    </ul>
  );
}
