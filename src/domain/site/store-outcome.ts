import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';

/** Why the checker has no result (docs/specification.md#s8.5). */
export const storeReasons = ['not-found', 'password', 'not-shopify', 'failed'] as const;
export type StoreReason = (typeof storeReasons)[number];

export const storeReasonTexts: Record<StoreReason, Text> = {
  'not-found': {
    en: 'The page is not found. Please check the URL.',
    de: 'Die Seite wurde nicht gefunden. Bitte prüfen Sie die URL.',
  },
  password: {
    en: "The page is password protected. Unfortunately, we can't access the link previews.",
    de: 'Die Seite ist passwortgeschützt. Leider können wir die Linkvorschauen nicht abrufen.',
  },
  'not-shopify': {
    en: 'We only support Shopify stores. Please provide an url to a Shopify store.',
    de: 'Wir unterstützen nur Shopify-Shops. Bitte geben Sie die URL eines Shopify-Shops an.',
  },
  failed: {
    en: 'An error occurred. Please try again later.',
    de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  },
};

/** No DNS entry, no server, no page: for the person who typed the address all of these are "not found". */
const missing = new Set<PageFailure>(['not-found', 'gone', 'dns', 'bad-url', 'blocked', 'refused']);

/** A store that cannot be read. Temporary failures say nothing about the store. */
export function storeReasonOf(failure: PageFailure): StoreReason {
  if (failure === 'password') return 'password';
  if (failure === 'not-html') return 'not-shopify';
  return missing.has(failure) ? 'not-found' : 'failed';
}
