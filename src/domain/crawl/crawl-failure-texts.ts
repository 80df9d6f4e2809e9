import { type PageFailure, pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';

/** Why a page of a crawl or an audit has no result, apart from failures to read it. */
const own = {
  robots: {
    en: 'The robots.txt of the site asks us not to read this page.',
    de: 'Die robots.txt der Website bittet uns, diese Seite nicht zu lesen.',
  },
  'robots-unreachable': {
    en: 'The robots.txt of the site cannot be read, so we keep out for now.',
    de: 'Die robots.txt der Website ist nicht lesbar, deshalb warten wir vorerst ab.',
  },
  'other-site': {
    en: 'The address leads to another website.',
    de: 'Die Adresse führt auf eine andere Website.',
  },
  cancelled: { en: 'The audit was cancelled.', de: 'Das Audit wurde abgebrochen.' },
  'our-fault': {
    en: 'The pages could not be read because of an error on our side. Please try again.',
    de: 'Wegen eines Fehlers auf unserer Seite konnten die Seiten nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
  },
  'no-pages': { en: 'There is no page to audit.', de: 'Es gibt keine Seite zum Prüfen.' },
} satisfies Record<string, Text>;

export const crawlFailureTexts: Record<PageFailure | keyof typeof own, Text> = { ...pageFailureTexts, ...own };
export type CrawlFailure = keyof typeof crawlFailureTexts;

const unknown: Text = { en: 'The page could not be read.', de: 'Die Seite konnte nicht gelesen werden.' };

/** Texts for a stored reason; old rows may hold one that no longer exists. */
export const describeCrawlFailure = (reason: string): Text =>
  Object.hasOwn(crawlFailureTexts, reason) ? crawlFailureTexts[reason as CrawlFailure] : unknown;
