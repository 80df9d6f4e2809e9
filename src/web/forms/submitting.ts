import { type ShouldRevalidateFunction, useNavigation } from 'react-router';
import type { ButtonState } from '#web/components/ui/button.tsx';
import { useMinimumBusy } from './use-minimum-busy.ts';

/** Button state of one form among several on a page, distinguished by the field `intent`. */
export function useSubmitting(intent: string): ButtonState {
  const { state, formData } = useNavigation();
  return useMinimumBusy(state !== 'idle' && formData?.get('intent') === intent) ? 'loading' : 'idle';
}

/** Button state of a form that is sent without leaving the page. */
export const useFetcherState = ({ state }: { state: string }): ButtonState =>
  useMinimumBusy(state !== 'idle') ? 'loading' : 'idle';

/**
 * After an error a screen keeps what it shows; after a conflict (409) it must reload: the person has to see what
 * somebody else saved, together with the response.
 */
export const revalidateOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;
