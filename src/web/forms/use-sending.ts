import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ButtonState } from '../components/ui/button.tsx';
import { FETCH_MINIMUM_MS } from '../constants.ts';

/** State of the button of one form among several on a page, told apart by the field `intent`. */
export function useSending(intent: string): ButtonState {
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('intent') === intent;
  return useAtLeast(isSending, FETCH_MINIMUM_MS) ? 'loading' : 'idle';
}

/** True as long as it is so, and once true for no shorter than `ms`: what only flashes up looks like a fault. */
function useAtLeast(isSo: boolean, ms: number): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    setHeld(true);
    // Not cleared when it ends sooner: that is what the time is for.
    setTimeout(() => setHeld(false), ms);
  }, [isSo, ms]);
  return isSo || isHeld;
}
