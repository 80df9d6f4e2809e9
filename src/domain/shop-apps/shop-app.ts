import type { Text } from '#domain/language.ts';

export const shopAppCategories = [
  'reviews',
  'marketing',
  'upsell',
  'chat',
  'payment',
  'analytics',
  'ab-testing',
  'legal-cookies',
  'seo',
  'others',
] as const;
export type ShopAppCategory = (typeof shopAppCategories)[number];

export const shopAppCategoryNames: Record<ShopAppCategory, Text> = {
  reviews: { en: 'Reviews', de: 'Bewertungen' },
  marketing: { en: 'Marketing', de: 'Marketing' },
  upsell: { en: 'Upsell', de: 'Upselling' },
  chat: { en: 'Chat', de: 'Chat' },
  payment: { en: 'Payment', de: 'Zahlung' },
  analytics: { en: 'Analytics', de: 'Analyse' },
  'ab-testing': { en: 'A/B testing', de: 'A/B-Tests' },
  'legal-cookies': { en: 'Legal and cookies', de: 'Recht und Cookies' },
  seo: { en: 'SEO', de: 'SEO' },
  others: { en: 'Other', de: 'Sonstige' },
};

/** The part of a page a pattern is tried on; page-sources.ts describes each. */
export type SubjectName = 'scriptSrc' | 'jsGlobal' | 'linkHref' | 'meta' | 'liquidBlock' | 'html';

/** A pattern with strings of which at least one occurs in every text it matches: only their surroundings are tried. */
export interface PrefilteredPattern {
  match: RegExp;
  needles: string[];
}

export interface Signature extends PrefilteredPattern {
  in: SubjectName;
}

export interface ShopApp {
  name: string;
  label: string;
  url: string;
  category: ShopAppCategory;
  paid: boolean;
  /** `free-30-140`: a free tier, then monthly prices. Null if the vendor publishes none. */
  price: string | null;
  currency?: 'EUR';
  signatures: Signature[];
  /** Captures the shop's own id in the app (pixel id, account key). */
  value?: PrefilteredPattern;
}

/** "Detected extension" in the specification. */
export interface DetectedApp extends Pick<ShopApp, 'name' | 'label' | 'url' | 'category' | 'paid' | 'price'> {
  currency: 'USD' | 'EUR';
  value: string | null;
}
