import { type ComponentType, createContext, useContext, useEffect } from 'react';
import type { MiddlewareFunction } from 'react-router';
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

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** In the browser, around every action of a layout's screens: what their answers offer is shown. */
export const announceActions: MiddlewareFunction = async (_, next) => {
  const results = await next();
  for (const { result } of Object.values((results ?? {}) as Record<string, { result?: unknown }>)) {
    const refusal = fieldOf(fieldOf(result, 'data') ?? result, 'refusal');
    const offer = fieldOf(refusal, 'offer');
    const message = fieldOf(refusal, 'message');
    if (offer && typeof message === 'string') offers.announce({ message, offer: offer as LimitOffer });
  }
  return results;
};

/** The component that shows an offer in this part of the site. Null: public pages, whose scripts do not carry it. */
export const OfferContext = createContext<ComponentType<{ offer: LimitOffer }> | null>(null);

/** For whatever shows a refusal: the component for its offer, which the frame then leaves to it. */
export function useOffer(offer: LimitOffer | null | undefined): ComponentType<{ offer: LimitOffer }> | null {
  const Offer = useContext(OfferContext);
  useEffect(() => {
    if (offer && Offer) offers.claim(offer);
  }, [offer, Offer]);
  return offer ? Offer : null;
}
