import { type PageFailure, pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';

/** Why a page of a crawl or an audit has no result, apart from failures to read it. */
const own = {
  robots: {
    en: 'The website’s robots.txt doesn’t let us read this page.',
    de: 'Die robots.txt der Website erlaubt uns nicht, diese Seite zu lesen.',
  },
  'robots-unreachable': {
    en: 'Your website isn’t letting us in yet: its robots.txt can’t be read. Allow LinkbildBot in your firewall or shop system, then refresh.',
    de: 'Ihre Website lässt uns noch nicht hinein: Die robots.txt ist nicht lesbar. Erlauben Sie LinkbildBot in Firewall oder Shopsystem und aktualisieren Sie dann.',
  },
  'other-site': {
    en: 'This address leads to another website.',
    de: 'Diese Adresse führt zu einer anderen Website.',
  },
  cancelled: { en: 'The audit was cancelled.', de: 'Das Audit wurde abgebrochen.' },
  'our-fault': {
    en: 'We couldn’t read the pages because of an error on our side. Try again.',
    de: 'Die Seiten konnten wegen eines Fehlers bei uns nicht gelesen werden. Versuchen Sie es noch einmal.',
  },
  'no-pages': { en: 'There are no pages to audit.', de: 'Es gibt keine Seiten zu prüfen.' },
} satisfies Record<string, Text>;

export const crawlFailureTexts: Record<PageFailure | keyof typeof own, Text> = { ...pageFailureTexts, ...own };
export type CrawlFailure = keyof typeof crawlFailureTexts;

const unknown: Text = { en: 'We couldn’t read the page.', de: 'Die Seite konnte nicht gelesen werden.' };

/** Texts for a stored reason; old rows may hold one that no longer exists. */
export const describeCrawlFailure = (reason: string): Text =>
  Object.hasOwn(crawlFailureTexts, reason) ? crawlFailureTexts[reason as CrawlFailure] : unknown;
