import { FETCH_MINIMUM_MS } from '../constants.ts';

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
