import type { MiddlewareFunction } from 'react-router';
import type { LimitOffer } from '#contract/errors.ts';
import { offers } from './offers.ts';

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
