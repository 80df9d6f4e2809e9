import { CallFailed } from '#contract/client.ts';
import type { LimitOffer } from '#contract/errors.ts';

// Every refusal for a limit of the plan passes through here, whatever screen caused it. A screen that shows the offer
// beside its own error claims it; all others need to know nothing, and the frame shows it.

export interface AnnouncedOffer {
  message: string;
  offer: LimitOffer;
}

/** Long enough for a screen to show its answer, short enough to belong to the click. */
const CLAIM_MS = 150;

const claimed = new WeakSet<LimitOffer>();
const listeners = new Set<() => void>();
let shown: AnnouncedOffer | null = null;

function set(next: AnnouncedOffer | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const offers = {
  shown: (): AnnouncedOffer | null => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  announce(announced: AnnouncedOffer): void {
    setTimeout(() => claimed.has(announced.offer) || set(announced), CLAIM_MS);
  },
  /** It is shown where it was caused. */
  claim(offer: LimitOffer): void {
    claimed.add(offer);
    if (shown?.offer === offer) set(null);
  },
  close: (): void => set(null),
};

/** Of a call from the page. */
export function announceFailure(error: unknown): void {
  if (error instanceof CallFailed && error.offer) offers.announce({ message: error.message, offer: error.offer });
}
