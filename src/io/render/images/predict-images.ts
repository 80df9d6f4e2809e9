import { LRUCache } from 'lru-cache';

// Which images a card will show, before it is filled. A card that waits for its images goes to its process twice;
// typing in the studio, or drawing the same page again, sends along what the template's last card showed and saves the
// round trip. Only URLs that occur in this card's own data or template: other shops' images must not leak.

/** Templates whose last card is cached. */
const MAX_TEMPLATES = 200;

export interface ImagePredictor {
  of(html: string, data: Record<string, unknown>): string[];
  remember(html: string, addresses: string[]): void;
}

export function createImagePredictor(): ImagePredictor {
  const last = new LRUCache<string, string[]>({ max: MAX_TEMPLATES });
  return {
    of(html, data) {
      const known = last.get(html);
      if (!known || known.length === 0) return [];
      const own = textsOf(data);
      return known.filter((address) => own.has(address) || html.includes(address));
    },
    remember: (html, addresses) => void last.set(html, addresses),
  };
}

/** Where a page's data contains URLs: fields, lists in fields, and the named assets. */
function textsOf(data: Record<string, unknown>): Set<unknown> {
  const fields = Object.values(data);
  const within = fields.flatMap((field) =>
    typeof field === 'object' && field !== null ? Object.values(field).slice(0, 200) : [],
  );
  return new Set([...fields, ...within].filter((value) => typeof value === 'string'));
}
