// The forms of VAT numbers in the EU: https://docs.stripe.com/billing/customer/tax-ids, https://ec.europa.eu/taxation_customs/vies
const forms = new Map<string, RegExp>([
  ['AT', /^U\d{8}$/],
  ['BE', /^[01]\d{9}$/],
  ['BG', /^\d{9,10}$/],
  ['CY', /^\d{8}[A-Z]$/],
  ['CZ', /^\d{8,10}$/],
  ['DE', /^\d{9}$/],
  ['DK', /^\d{8}$/],
  ['EE', /^\d{9}$/],
  ['EL', /^\d{9}$/],
  ['ES', /^[A-Z0-9]\d{7}[A-Z0-9]$/],
  ['FI', /^\d{8}$/],
  ['FR', /^[A-Z0-9]{2}\d{9}$/],
  ['HR', /^\d{11}$/],
  ['HU', /^\d{8}$/],
  ['IE', /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/],
  ['IT', /^\d{11}$/],
  ['LT', /^(\d{9}|\d{12})$/],
  ['LU', /^\d{8}$/],
  ['LV', /^\d{11}$/],
  ['MT', /^\d{8}$/],
  ['NL', /^\d{9}B\d{2}$/],
  ['PL', /^\d{10}$/],
  ['PT', /^\d{9}$/],
  ['RO', /^\d{2,10}$/],
  ['SE', /^\d{12}$/],
  ['SI', /^\d{8}$/],
  ['SK', /^\d{10}$/],
]);

/** `de 123 456 789` → `DE123456789` and its country; null if no country in the EU writes it like that. */
export function readVatNumber(written: string): { value: string; country: string } | null {
  const value = written.toUpperCase().replace(/[\s.-]/g, '');
  const prefix = value.slice(0, 2);
  if (!forms.get(prefix)?.test(value.slice(2))) return null;
  // Greece writes EL, its country code is GR.
  return { value, country: prefix === 'EL' ? 'GR' : prefix };
}
