import { CallFailed } from '#contract/client.ts';
import { toast } from '#web/components/toasts/toasts.ts';

/** Why a call from the page failed, as lines below a field: the server's words, or that it could not be reached. */
export const callErrors = (error: unknown, offline: string): string[] =>
  error instanceof CallFailed ? [...new Set([error.message, ...detailsOf(error)])] : [offline];

/** The same of an upload: the message about the file itself is more precise than the general one. */
export function uploadErrors(error: unknown, offline: string): string[] {
  if (!(error instanceof CallFailed)) return [offline];
  const details = detailsOf(error);
  return details.length > 0 ? details : [error.message];
}

const detailsOf = ({ errors }: CallFailed) => Object.values(errors).flat();

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
