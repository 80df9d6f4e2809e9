import { CallFailed } from '#contract/client.ts';
import { toast } from '#web/components/ui/toasts.ts';

/** Says why a call from the page failed: with the server's message, or that it could not be reached. */
export function showErrorToast(error: unknown, offline: string): void {
  if (!(error instanceof CallFailed)) {
    toast.error(offline);
    return;
  }
  // The frame shows it with what helps (limit-offer/offers.ts).
  if (error.offer) return;
  const details = Object.values(error.errors).flat().join(' ');
  toast.error({ title: error.message, ...(details && details !== error.message ? { description: details } : {}) });
}
