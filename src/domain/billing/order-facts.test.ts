import { expect, test } from 'vitest';
import { creditBundles } from './credits.ts';
import { type Order, orderFacts, priceOfOrder } from './order-facts.ts';
import { freePlan, planById } from './plan-table.ts';

const order: Order = { plan: planById('starter-250') ?? freePlan, period: 'monthly' };
const valuesFor = (sellsTo: 'businesses' | 'consumers' | null) =>
  orderFacts(order, 'de', { sellsTo, vatAbroad: '' }).map(({ value }) => value);

test('the order says that only businesses buy, if that is so', () => {
  expect(valuesFor('businesses')).toContain('Nur Unternehmen. Sie bestellen als Unternehmen.');
  for (const sellsTo of ['consumers', null] as const)
    expect(valuesFor(sellsTo).filter((value) => value.includes('Nur Unternehmen'))).toEqual([]);
});

test('the order has net, VAT and total, whoever buys', () => {
  for (const sellsTo of ['businesses', 'consumers'] as const)
    expect(valuesFor(sellsTo).slice(2, 5)).toEqual(['14,00\u00a0€', '2,66\u00a0€ (19 %, Deutschland)', '16,66\u00a0€']);
});

test('the price that the operator reads is net, and says so', () => {
  expect(priceOfOrder(order, 'de')).toBe('14\u00a0€ im Monat zzgl. USt.');
  const bundle = creditBundles[0];
  if (!bundle) throw new Error('there are bundles');
  expect(priceOfOrder({ bundle }, 'en')).toMatch(/^€\d+ plus VAT$/);
});
