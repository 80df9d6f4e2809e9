import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ButtonState } from '../components/ui/button.tsx';
import { withMinimumDelay } from './minimum-delay.ts';

/** Button state of one form among several on a page, distinguished by the field `intent`. */
export function useSubmitting(intent: string): ButtonState {
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('intent') === intent;
  const [isHeld, setHeld] = useState(false);
  const [hold] = useState(() => withMinimumDelay(setHeld));
  useEffect(() => hold(isSending), [hold, isSending]);
  return isSending || isHeld ? 'loading' : 'idle';
}
