import { type PageFailure, pageFailureTexts } from '../texts/page-failure-texts.ts';
import { check, fail, notApplicable, pass } from './check.ts';

const isFailure = (value: unknown): value is PageFailure =>
  typeof value === 'string' && Object.hasOwn(pageFailureTexts, value);

/** Whether the platform's own crawler gets the page that everybody else gets. */
export const isPageReachable = check({
  id: 'isPageReachable',
  kind: 'meta',
  level: 'error',
  text: ({ platform }) => ({
    en: [`${platform.name} can read the page.`, `${platform.name} cannot read the page: no card.`],
    de: [`${platform.name} kann die Seite lesen.`, `${platform.name} kann die Seite nicht lesen: keine Karte.`],
  }),
  advice: ({ platform, facts }) => {
    const why = isFailure(facts.reason) ? pageFailureTexts[facts.reason] : { en: 'It fails.', de: 'Es scheitert.' };
    return {
      en: `Asked as ${platform.name}: ${why.en} Let its user agent "${platform.userAgent}" pass your firewall or bot protection.`,
      de: `Als ${platform.name} gefragt: ${why.de} Lassen Sie den User-Agent „${platform.userAgent}“ durch Firewall oder Bot-Schutz.`,
    };
  },
  run: ({ evidence, platform }) => {
    const reach = evidence.pageReach?.[platform.id];
    if (reach === undefined || reach.outcome === 'robots') return notApplicable;
    if (reach.outcome === 'failed') return fail({ reason: reach.reason, status: reach.status });
    return pass();
  },
});
