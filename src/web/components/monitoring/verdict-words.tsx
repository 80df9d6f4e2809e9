import type { ReactNode } from 'react';
import type { Monitoring } from '#contract/calls/monitoring.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { CircleCheck, History, TriangleAlert } from '#web/components/ui/icons.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { verdictTexts } from '#web/i18n/project/monitoring-status.ts';

/**
 * What may be said of a project's previews now. `fine` only if every page was read: of pages that nobody looked at,
 * nothing is known.
 */
export type WatchVerdict = 'open' | 'suspected' | 'unchecked' | 'unread' | 'partly' | 'fine';

export function verdictOf({ openIncidents, suspicions, pages }: Monitoring): WatchVerdict {
  if (openIncidents > 0) return 'open';
  if (suspicions.length > 0) return 'suspected';
  if (pages.seen === 0) return 'unchecked';
  if (pages.read === 0) return 'unread';
  return pages.seen < pages.watched ? 'partly' : 'fine';
}

/** Grounds and colours of the line and the panel that say it. */
export const verdictTones: Record<WatchVerdict, { ground: string; ink: string }> = {
  open: { ground: 'bg-bad-soft', ink: 'text-bad' },
  suspected: { ground: 'bg-warn-soft', ink: 'text-warn' },
  unchecked: { ground: 'bg-info-soft', ink: 'text-info' },
  unread: { ground: 'bg-warn-soft', ink: 'text-warn' },
  partly: { ground: 'bg-info-soft', ink: 'text-info' },
  fine: { ground: 'bg-good-soft', ink: 'text-good' },
};

export const verdictSigns = {
  open: TriangleAlert,
  suspected: TriangleAlert,
  unchecked: History,
  unread: TriangleAlert,
  partly: History,
  fine: CircleCheck,
} as const;

/** The verdict as a headline and a sentence that says what it rests on: how many pages were read, and when. */
export function useVerdictWords(monitoring: Monitoring): { title: string; text: ReactNode } {
  const texts = useTexts(verdictTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const { openIncidents, suspicions, pages, lastCheckAt } = monitoring;
  const checked = (
    <>
      {texts.checked(write(pages.seen), write(pages.watched))}
      {lastCheckAt && (
        <>
          {texts.last}
          <Timestamp iso={lastCheckAt} />
        </>
      )}
      .{pages.read > 0 && pages.read < pages.seen && ` ${texts.unreadable(write(pages.seen - pages.read))}`}
    </>
  );
  switch (verdictOf(monitoring)) {
    case 'open':
      return {
        title: texts.open(write(openIncidents)),
        text: (
          <>
            {texts.openText(write(pages.faulty))} {checked}
          </>
        ),
      };
    case 'suspected': {
      const [first] = suspicions;
      return {
        title: texts.suspected(write(suspicions.reduce((sum, one) => sum + one.pages, 0))),
        text: (
          <>
            {first && `${first.title[language]}. `}
            {texts.suspectedText}
            {first?.confirmAt && (
              <>
                {texts.at}
                {/* Late in the evening it is tomorrow: a short date would leave out the time. */}
                <Timestamp iso={first.confirmAt} isFull />
              </>
            )}
            .
          </>
        ),
      };
    }
    case 'unchecked':
      return { title: texts.unchecked, text: texts.uncheckedText(write(pages.watched)) };
    case 'unread':
      return { title: texts.unread, text: checked };
    default:
      return { title: texts.noOpenIncidents, text: checked };
  }
}

/** The verdict in one line, with what can be done beside it. */
export function VerdictLine({ monitoring, children }: { monitoring: Monitoring; children: ReactNode }) {
  const verdict = verdictOf(monitoring);
  const { ground, ink } = verdictTones[verdict];
  const { title, text } = useVerdictWords(monitoring);
  const Sign = verdictSigns[verdict];
  return (
    <section className={`flex gap-3 rounded-lg px-5 py-4 text-sm ${ground}`}>
      <Sign aria-hidden className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <strong className={`font-[550] ${ink}`}>{title}.</strong> {text}
        </p>
        {children}
      </div>
    </section>
  );
}
