/** `1.299,00`, `1,299.00`, `64`, `59.0000` → a number. */
export function readAmount(text: string | null): number | null {
  const digits = /\d[\d.,\s]*/.exec(text ?? '')?.[0]?.replaceAll(/\s/g, '');
  if (!digits) return null;
  const lastMark = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const decimals = digits.length - lastMark - 1;
  // Three digits are thousands; more are decimals that a program has printed.
  const isDecimal = lastMark > 0 && decimals > 0 && decimals !== 3;
  const whole = (isDecimal ? digits.slice(0, lastMark) : digits).replaceAll(/[.,]/g, '');
  const amount = Number(isDecimal ? `${whole}.${digits.slice(lastMark + 1)}` : whole);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

export function writePrice(amount: number, currency: string | null, language: string): string {
  try {
    if (currency) return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
    return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
  } catch {
    // Unknown language or currency: as written in the page.
    return `${amount.toFixed(2)} ${currency ?? ''}`.trim();
  }
}
