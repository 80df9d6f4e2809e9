import type Stripe from 'stripe';
import { type Card, readCard } from '../customers/cards.ts';
import { field } from './page-html.ts';
import type { PageWords } from './page-words.ts';

export type Fields = Map<string, string>;

export const readFields = (body: string): Fields => new Map(new URLSearchParams(body));

export const cardFields = (words: PageWords, typed: Fields) =>
  field('card', words.card, typed.get('card'), 'inputmode="numeric" autocomplete="cc-number" required') +
  field('expiry', words.expiry, typed.get('expiry'), 'autocomplete="cc-exp" required') +
  field('cvc', words.cvc, typed.get('cvc'), 'inputmode="numeric" autocomplete="cc-csc" required');

export const addressFields = (words: PageWords, typed: Fields) =>
  field('name', words.name, typed.get('name'), 'autocomplete="name"') +
  field('line1', words.line1, typed.get('line1'), 'autocomplete="address-line1"') +
  field('postal_code', words.postalCode, typed.get('postal_code'), 'autocomplete="postal-code"') +
  field('city', words.city, typed.get('city'), 'autocomplete="address-level2"') +
  field('country', `${words.country} (DE, AT, FR …)`, typed.get('country'), 'autocomplete="country" maxlength="2"');

/** What is known of the customer, as if it was typed. */
export const knownFields = (customer: Stripe.Customer | null, vatId = ''): Fields =>
  new Map([
    ['name', customer?.name ?? ''],
    ['email', customer?.email ?? ''],
    ['line1', customer?.address?.line1 ?? ''],
    ['postal_code', customer?.address?.postal_code ?? ''],
    ['city', customer?.address?.city ?? ''],
    ['country', customer?.address?.country ?? ''],
    ['vat_id', vatId],
  ]);

export const typedAddress = (typed: Fields): Stripe.Address => ({
  city: typed.get('city') || null,
  country: typed.get('country')?.toUpperCase() || null,
  line1: typed.get('line1') || null,
  line2: null,
  postal_code: typed.get('postal_code') || null,
  state: null,
});

/** The card, or the words for what is wrong with it. */
export function typedCard(typed: Fields, words: PageWords, now: Date): Card | { problem: string } {
  const card = readCard(
    { number: typed.get('card') ?? '', expiry: typed.get('expiry') ?? '', cvc: typed.get('cvc') ?? '' },
    now,
  );
  return typeof card === 'string' ? { problem: words[card] } : card;
}
