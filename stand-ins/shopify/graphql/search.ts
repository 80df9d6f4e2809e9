// A part of Shopify's search syntax: `status:active`, `updated_at:>='2026-11-01T00:00:00Z'`, `id:>5`, words, joined by
// spaces or AND. Like Shopify, terms of fields that it does not know are left out. https://shopify.dev/docs/api/usage/search-syntax

type Values = Record<string, string>;

const compare: Record<string, (a: string, b: string) => boolean> = {
  ':': (a, b) => (b.endsWith('*') ? a.startsWith(b.slice(0, -1)) : a === b),
  ':>': (a, b) => order(a, b) > 0,
  ':>=': (a, b) => order(a, b) >= 0,
  ':<': (a, b) => order(a, b) < 0,
  ':<=': (a, b) => order(a, b) <= 0,
};

function order(a: string, b: string): number {
  const [x, y] = /^\d+$/.test(a) && /^\d+$/.test(b) ? [Number(a), Number(b)] : [Date.parse(a), Date.parse(b)];
  return x - y;
}

export function matches(query: string, values: Values): boolean {
  const known = new Map(Object.entries(values));
  const terms = query.matchAll(/(?:(\w+)(:(?:>=|<=|>|<)?))?(?:'([^']*)'|"([^"]*)"|([^\s'"]+))/g);
  for (const [, field, operator = ':', single, double, bare] of terms) {
    const wanted = (single ?? double ?? bare ?? '').toLowerCase();
    if (!field) {
      if (wanted !== 'and' && ![...known.values()].some((value) => value.toLowerCase().includes(wanted))) return false;
      continue;
    }
    const value = known.get(field);
    if (value !== undefined && !compare[operator]?.(value.toLowerCase(), wanted)) return false;
  }
  return true;
}
