import { useEffect, useState } from 'react';
import { withMinimumDelay } from './minimum-delay.ts';

/** True while something runs, and for 200 ms at least (docs/specification.md#s9.20). */
export function useMinimumBusy(isBusy: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  const [hold] = useState(() => withMinimumDelay(setHeld));
  useEffect(() => hold(isBusy), [hold, isBusy]);
  return isBusy || isHeld;
}
