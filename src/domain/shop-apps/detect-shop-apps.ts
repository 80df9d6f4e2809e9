// Page → the apps the shop uses. One pass searches for all needles at once; only rows with a hit run their patterns.

import { findSubstrings } from './find-substrings.ts';
import { normalisePage, pageSources } from './page-sources.ts';
import type { DetectedApp, PrefilteredPattern, ShopApp } from './shop-app.ts';
import { shopApps } from './shop-app-rows.ts';

const allNeedles = findSubstrings(shopApps.flatMap((app) => app.signatures.flatMap((signature) => signature.needles)));

const detected = (app: ShopApp, value: string | null): DetectedApp => ({
  name: app.name,
  label: app.label,
  url: app.url,
  category: app.category,
  paid: app.paid,
  price: app.price,
  currency: app.currency ?? 'USD',
  value,
});

/** No pattern of the rows spans more; a pattern is tried on this much to both sides of a needle. */
const REACH = 500;
/** A needle that occurs more often is filler; the first ones decide. */
const MAX_TRIES = 200;

function matchNear({ match, needles }: PrefilteredPattern, text: string): RegExpExecArray | null {
  for (const needle of needles) {
    let at = text.indexOf(needle);
    for (let tries = 0; at !== -1 && tries < MAX_TRIES; tries++) {
      const found = match.exec(text.slice(Math.max(0, at - REACH), at + needle.length + REACH));
      if (found) return found;
      at = text.indexOf(needle, at + needle.length);
    }
  }
  return null;
}

/** Apps in row order. Never throws, whatever the text. */
export function detectShopApps(html: string): DetectedApp[] {
  const text = normalisePage(html);
  const present = allNeedles(text);
  if (present.size === 0) return [];
  const subject = pageSources(text);
  return shopApps
    .filter((app) =>
      app.signatures.some(
        (signature) =>
          signature.needles.some((needle) => present.has(needle)) && matchNear(signature, subject(signature.in)),
      ),
    )
    .map((app) => detected(app, (app.value && matchNear(app.value, text)?.[1]) ?? null));
}

/** Home, a product and a collection each show different apps: all of them, once each, keeping a captured value. */
export function uniteApps(lists: DetectedApp[][]): DetectedApp[] {
  const byName = new Map<string, DetectedApp>();
  for (const app of lists.flat()) {
    const known = byName.get(app.name);
    if (!known || (known.value === null && app.value !== null)) byName.set(app.name, app);
  }
  return shopApps.flatMap((app) => byName.get(app.name) ?? []);
}
