import { useNavigation } from 'react-router';
import type { ButtonState } from '../components/ui/button.tsx';

/** State of the button of one form among several on a page, told apart by the field `intent`. */
export function useSending(intent: string): ButtonState {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent ? 'loading' : 'idle';
}
