import { crawlerNames } from '#domain/audit/texts/crawler-names.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { type PageFailure, pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { check, fail, notApplicable, pass } from './check.ts';

const isFailure = (value: unknown): value is PageFailure =>
  typeof value === 'string' && Object.hasOwn(pageFailureTexts, value);

/** Whether the platform's own crawler gets the page that everybody else gets. */
export const isPageReachable = check({
  id: 'isPageReachable',
  kind: 'meta',
  level: 'error',
  text: ({ platform, about }) => ({
    en: [`${platform.name} can read the page.`, `${nameList(about, 'en')} can’t read the page. No card there.`],
    de: [
      `${platform.name} kann die Seite lesen.`,
      `${nameList(about, 'de')} ${about.length > 1 ? 'können' : 'kann'} die Seite nicht lesen. Dort gibt es keine Karte.`,
    ],
  }),
  advice: ({ about, facts }) => {
    const why = isFailure(facts.reason)
      ? pageFailureTexts[facts.reason]
      : { en: 'The request fails.', de: 'Der Abruf schlägt fehl.' };
    return {
      en: `${why.en} Let ${crawlerNames(about, 'en')} through your firewall or bot protection.`,
      de: `${why.de} Lassen Sie ${crawlerNames(about, 'de')} durch Firewall und Bot-Schutz.`,
    };
  },
  needsReach: true,
  run: ({ evidence, platform }) => {
    const reach = evidence.pageReach?.[platform.id];
    if (reach === undefined || reach.outcome === 'robots') return notApplicable;
    if (reach.outcome === 'failed') return fail({ reason: reach.reason, status: reach.status });
    return pass();
  },
});
