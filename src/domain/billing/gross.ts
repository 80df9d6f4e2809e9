/** Of services in Germany, the seller's country. What others pay depends on their country and VAT ID. */
export const GERMAN_VAT_PERCENT = 19;

/** Prices are net; with German VAT, rounded to the cent. */
export const grossInGermany = (netCents: number): number => Math.round(netCents * (1 + GERMAN_VAT_PERCENT / 100));
