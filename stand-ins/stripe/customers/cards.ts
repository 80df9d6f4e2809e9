// Test cards: https://docs.stripe.com/testing
/** `atOnce`: when it is entered. `later`: when it is charged without its holder. */
export interface CardBehaviour {
  /** The decline code, if it cannot even be saved. */
  atOnce?: string;
  /** The decline code of every charge. */
  charged?: string;
  /** The decline code of charges without its holder. */
  later?: string;
  /** Its holder has to confirm first. */
  asks?: boolean;
}

const behaviours = new Map<string, CardBehaviour>([
  ['4242424242424242', {}],
  ['5555555555554444', {}],
  ['4000000000000002', { atOnce: 'generic_decline' }],
  ['4000000000009995', { atOnce: 'insufficient_funds' }],
  ['4000000000000069', { atOnce: 'expired_card' }],
  ['4000000000000127', { atOnce: 'incorrect_cvc' }],
  ['4000000000000341', { charged: 'generic_decline' }],
  ['4000002500003155', { asks: true }],
  ['4000002760003184', { asks: true, later: 'authentication_required' }],
]);

export interface Card {
  number: string;
  month: number;
  year: number;
  behaviour: CardBehaviour;
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

type CardProblem = 'invalid_number' | 'invalid_expiry' | 'invalid_cvc' | 'not_a_test_card';

/** As typed: `4242 4242 4242 4242`, `12 / 34`, `123`. */
export function readCard(typed: { number: string; expiry: string; cvc: string }, now: Date): Card | CardProblem {
  const number = typed.number.replace(/\D/g, '');
  if (number.length < 13 || !isLuhn(number)) return 'invalid_number';
  const [month = 0, shortYear = 0] = typed.expiry.split('/').map(Number);
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const isOver = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (!(month >= 1 && month <= 12) || !Number.isInteger(year) || isOver) return 'invalid_expiry';
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) return 'invalid_cvc';
  const behaviour = behaviours.get(number);
  return behaviour ? { number, month, year, behaviour } : 'not_a_test_card';
}

/** Ready-made payment methods of Stripe's test mode. */
export const testMethods = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_authenticationRequired', '4000002760003184'],
]);

export const testCard = (number: string): Card => ({
  number,
  month: 12,
  year: 2050,
  behaviour: behaviours.get(number) ?? {},
});
