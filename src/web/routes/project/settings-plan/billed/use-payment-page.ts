import { useEffect } from 'react';
import type { Acted } from '../../../../components/actions/use-action.ts';

/** Follows an action whose answer is a page of Stripe's; it opens in place of ours. */
export function usePaymentPage(answer: Acted | undefined) {
  useEffect(() => {
    const url = (answer?.result as { url?: string } | undefined)?.url;
    if (url) window.location.assign(url);
  }, [answer]);
}
