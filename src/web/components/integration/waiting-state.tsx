import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { CircleCheck, LoaderCircle, TriangleAlert } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/integration.ts';

const looks = {
  waiting: { ground: 'bg-info-soft', ink: 'text-info', Sign: LoaderCircle },
  seen: { ground: 'bg-good-soft', ink: 'text-good', Sign: CircleCheck },
  'same-url': { ground: 'bg-warn-soft', ink: 'text-warn', Sign: TriangleAlert },
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
        {state === 'same-url' && texts.sameUrlText}
      </p>
    </div>
  );
}

/** Rarely enough for somebody else's server, often enough that nobody presses a button. */
const POLL_MS = 10_000;

/** `same-url`: the code is there, but not yet right. */
type Waited = 'waiting' | 'seen' | 'same-url' | 'unreadable';

/** Calls `check` until it returns true, while the page is visible. It throws while the shop cannot be read. */
export function useWaiting(check: () => Promise<boolean | 'same-url'>, isSeen: boolean): Waited {
  const [state, setState] = useState<Waited>(isSeen ? 'seen' : 'waiting');
  const currentCheck = useRef(check);
  useEffect(() => {
    currentCheck.current = check;
  });
  const isOver = state === 'seen';
  useEffect(() => {
    if (isOver) return;
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(poll, POLL_MS);
    };
    const poll = async () => {
      if (document.visibilityState === 'hidden') return again();
      const now = await currentCheck.current().then(
        (found): Waited => (found === 'same-url' ? found : found ? 'seen' : 'waiting'),
        (): Waited => 'unreadable',
      );
      if (isUnmounted) return;
      setState(now);
      if (now !== 'seen') again();
    };
    poll();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [isOver]);
  return state;
}
