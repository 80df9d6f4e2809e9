import { useEffect, useState } from 'react';
import { FETCH_MINIMUM_MS } from '#web/constants.ts';

/** True while something runs, and for 200 ms at least (docs/specification.md#s9.20). */
export function useMinimumBusy(isBusy: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const [hold] = useState(() => withMinimumDelay(setHeld));
  useEffect(() => hold(isBusy), [hold, isBusy]);
  return isBusy || isHeld;
}

/** Reports when something begins and ends, the end at least 200 ms later: a short flash looks like a glitch. */
export function withMinimumDelay(set: (isHeld: boolean) => void): (isSo: boolean) => void {
  let begunAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isSo) => {
    clearTimeout(timer);
    if (isSo) {
      begunAt = Date.now();
      set(true);
    } else if (begunAt !== null) {
      timer = setTimeout(() => set(false), begunAt + FETCH_MINIMUM_MS - Date.now());
    }
  };
}
