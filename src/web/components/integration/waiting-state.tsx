import clsx from 'clsx';
import { CircleCheck, LoaderCircle, TriangleAlert } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/install.ts';
import type { Waited } from './use-waiting.ts';

const looks = {
  waiting: { ground: 'bg-info-soft', ink: 'text-info', Sign: LoaderCircle },
  seen: { ground: 'bg-good-soft', ink: 'text-good', Sign: CircleCheck },
  unreadable: { ground: 'bg-warn-soft', ink: 'text-warn', Sign: TriangleAlert },
} as const;

/** Turns green by itself when the code is seen on the live site. */
export function WaitingState({ state }: { state: Waited }) {
  const texts = useTexts(installTexts);
  const { ground, ink, Sign } = looks[state];
  return (
    <div role="status" className={`flex gap-3 rounded-lg px-5 py-4 text-sm ${ground}`}>
      <Sign
        aria-hidden
        className={clsx('mt-0.5 size-4 shrink-0', ink, state === 'waiting' && 'motion-safe:animate-spin')}
      />
      <p>
        <strong className={`font-[550] ${ink}`}>{texts[state]}</strong> {state === 'waiting' && texts.waitingText}
        {state === 'seen' && texts.seenText}
      </p>
    </div>
  );
}
