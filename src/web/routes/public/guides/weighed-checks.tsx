import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { fixPath } from '../../../guides.ts';
import { useLanguage } from '../../../i18n/language.tsx';

/** The checks that count on the platform, heaviest first, each with its guide. */
export function WeighedChecks({ platform }: { platform: Platform }) {
  const language = useLanguage();
  const weighed = (Object.entries(platform.checks) as [CheckId, number][])
    .filter(([, weight]) => weight > 0)
    .sort(([, a], [, b]) => b - a);
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {weighed.map(([id, weight]) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
          <a href={fixPath(id, language)} className="text-link">
            {describeCheck({ id, outcome: 'pass', facts: {} }, platform.id).text[language]}
          </a>
          <span className="figures text-ink-faint text-sm">{writeNumber(weight, language)}</span>
        </li>
      ))}
    </ul>
  );
}
