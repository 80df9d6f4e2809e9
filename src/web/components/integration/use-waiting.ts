import { useEffect, useRef, useState } from 'react';

/** Rarely enough for somebody else's server, often enough that nobody presses a button. */
const ASK_MS = 10_000;

export type Waited = 'waiting' | 'seen' | 'unreadable';

/** Asks until it is so, while the page is in view. `ask` fails where the shop cannot be read. */
export function useWaiting(ask: () => Promise<boolean>, isSeen: boolean): Waited {
  const [state, setState] = useState<Waited>(isSeen ? 'seen' : 'waiting');
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  const isOver = state === 'seen';
  useEffect(() => {
    if (isOver) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(look, ASK_MS);
    };
    const look = async () => {
      if (document.visibilityState === 'hidden') return again();
      const found = await asking.current().then(
        (isThere): Waited => (isThere ? 'seen' : 'waiting'),
        (): Waited => 'unreadable',
      );
      if (isLeft) return;
      setState(found);
      if (found !== 'seen') again();
    };
    look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isOver]);
  return state;
}
