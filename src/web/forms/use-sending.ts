import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ButtonState } from '../components/ui/button.tsx';
import { holdAtLeast } from './hold-at-least.ts';

/** State of the button of one form among several on a page, told apart by the field `intent`. */
export function useSending(intent: string): ButtonState {
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('intent') === intent;
  const [isHeld, setHeld] = useState(false);
  const [hold] = useState(() => holdAtLeast(setHeld));
  useEffect(() => hold(isSending), [hold, isSending]);
  return isSending || isHeld ? 'loading' : 'idle';
}
