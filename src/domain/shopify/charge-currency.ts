/** Currencies that we have prices in: the figures are the same (docs/decisions/078-charges-in-the-merchants-currency.md). */
export type ChargeCurrency = 'EUR' | 'USD';

/** Shopify takes charges in the currency that the merchant pays Shopify in, or in US dollars, and in no other. */
export const chargeCurrency = (billing: string): ChargeCurrency => (billing === 'EUR' ? 'EUR' : 'USD');
