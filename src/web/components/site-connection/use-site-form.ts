import { useActionData, useFetcher } from 'react-router';
import type { Acted } from '#web/components/actions/use-action.ts';

/** One form of the screen that keeps its own answer. Without scripts the answer comes with the page instead. */
export function useSiteForm<Result>(intent: string) {
  const fetcher = useFetcher<Acted>();
  const posted = useActionData() as Acted | undefined;
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  return {
    Form: fetcher.Form,
    isBusy: fetcher.state !== 'idle',
    refusal: answer?.refusal ?? null,
    result: answer?.result as Result | undefined,
  };
}
