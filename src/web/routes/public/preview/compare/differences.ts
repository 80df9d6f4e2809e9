import type { Card } from '#domain/audit/emulation/card.ts';

/** `a` or `b`: only that one has it, or has the better one; `both`: they have different ones. */
export interface Difference {
  what: 'card' | 'image' | 'size' | 'title' | 'description' | 'siteName';
  where: 'a' | 'b' | 'both';
}

/** What the same platform makes of two pages, as far as anybody sees it. */
export function differencesOf(a: Card, b: Card): Difference[] {
  if (a.isShown !== b.isShown) return [{ what: 'card', where: a.isShown ? 'a' : 'b' }];
  if (!a.isShown) return [];
  const found: Difference[] = [];
  const [inA, inB] = [hasImage(a), hasImage(b)];
  if (inA !== inB) found.push({ what: 'image', where: inA ? 'a' : 'b' });
  else if (inA && a.layout !== b.layout && (isLarge(a) || isLarge(b))) {
    found.push({ what: 'size', where: isLarge(a) ? 'a' : 'b' });
  }
  for (const what of ['title', 'description', 'siteName'] as const) {
    const isShown = what === 'siteName' || (a.lines[what] > 0 && b.lines[what] > 0);
    if (!isShown || a[what] === b[what]) continue;
    found.push({ what, where: a[what] !== null && b[what] !== null ? 'both' : a[what] === null ? 'b' : 'a' });
  }
  return found;
}

const hasImage = ({ image, layout }: Card) => image !== null && layout !== 'none' && layout !== 'hidden';
const isLarge = ({ layout }: Card) => layout === 'lg';
