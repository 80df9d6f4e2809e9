import { numberFormat } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';

/** `free-30-140` → a free tier, then `$30–$140`; null if the vendor publishes no price. */
export function priceRange(price: string | null, currency: 'USD' | 'EUR', language: Language) {
  const steps = price?.split('-') ?? [];
  const amounts = steps.map(Number).filter((amount) => Number.isFinite(amount));
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0) return null;
  const writer = numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  const range = least === most ? writer.format(least) : writer.formatRange(least, most);
  return { hasFreeTier: steps.includes('free'), range };
}
