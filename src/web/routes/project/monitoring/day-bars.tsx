import type { Monitoring } from '#contract/calls/monitoring.ts';
import { dayAndMonth } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { statusTexts } from '#web/i18n/project/monitoring-status.ts';

type Day = Monitoring['days'][number];

const colours = { none: 'bg-line', fine: 'bg-good', bad: 'bg-bad' } as const;
const kindOf = ({ checked, faulty, incidents }: Day): keyof typeof colours =>
  incidents > 0 || faulty > 0 ? 'bad' : checked > 0 ? 'fine' : 'none';

/** One bar a day, as status pages have them. A phone shows the last thirty. */
export function DayBars({ days }: { days: readonly Day[] }) {
  const texts = useTexts(statusTexts);
  const language = useLanguage();
  const checked = days.filter((day) => day.checked > 0);
  const bad = days.filter((day) => kindOf(day) === 'bad');
  const write = (figure: number) => writeNumber(figure, language);
  const nameOf = (day: Day) => {
    const date = dayAndMonth(new Date(`${day.day}T12:00:00Z`), 'UTC', language);
    if (kindOf(day) === 'none') return texts.dayNone(date);
    return kindOf(day) === 'fine' ? texts.dayFine(date, write(day.checked)) : texts.dayBad(date, write(day.faulty));
  };
  return (
    <figure aria-label={texts.bars(write(days.length), write(checked.length), write(bad.length))}>
      <div aria-hidden className="flex h-9 items-stretch gap-[2px] sm:gap-[3px]">
        {days.map((day, at) => (
          <span
            key={day.day}
            title={nameOf(day)}
            className={`min-w-0 flex-1 rounded-[2px] ${colours[kindOf(day)]} ${at < days.length - 30 ? 'max-sm:hidden' : ''}`}
          />
        ))}
      </div>
      <figcaption className="mt-2 flex justify-between gap-4 text-ink-faint text-xs">
        <span className="max-sm:hidden">{texts.daysAgo(write(days.length))}</span>
        <span className="sm:hidden">{texts.daysAgo('30')}</span>
        <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
          {(['fine', 'bad', 'none'] as const).map((kind) => (
            <span key={kind} className="inline-flex items-center gap-1.5">
              <span aria-hidden className={`size-2 rounded-[2px] ${colours[kind]}`} />
              {texts[kind]}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
