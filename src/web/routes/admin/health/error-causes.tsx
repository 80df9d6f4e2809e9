import { writeNumber } from '#domain/format/numbers.ts';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { healthTexts } from '#web/i18n/admin/health.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import type { HealthReport } from '../health.tsx';

/** The last errors by cause, each with ids by which the log is searched. */
export function ErrorCauses({ errors }: Pick<HealthReport, 'errors'>) {
  const texts = useTexts(healthTexts);
  const language = useLanguage();
  return (
    <section className="mt-12">
      <h2 className="text-xl">{texts.errors}</h2>
      <p className="mt-1 mb-5 max-w-text text-ink-soft text-sm">{texts.errorsText}</p>
      {errors.length === 0 ? (
        <p className="text-ink-faint text-sm">{texts.noErrors}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {errors.map(({ cause, message, count, lastAt, jobs, requestIds }) => (
            <li key={cause} className="py-4 text-sm">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <p className="wrap-anywhere min-w-0 flex-1 basis-64 font-[550]">{message}</p>
                <p className="figures text-ink-faint">
                  {texts.times(writeNumber(count, language))}, {texts.last} <Moment iso={lastAt} />
                </p>
              </div>
              <Ids label={texts.jobs} ids={jobs} />
              <Ids label={texts.requests} ids={requestIds} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Ids({ label, ids }: { label: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="mt-1 text-ink-soft">
      {label}: <code className="wrap-anywhere text-xs">{ids.join(', ')}</code>
    </p>
  );
}
