import { type PageFailure, pageFailureTexts } from '../texts/page-failure-texts.ts';
import { check, fail, notApplicable, pass } from './check.ts';

const isFailure = (value: unknown): value is PageFailure =>
  typeof value === 'string' && Object.hasOwn(pageFailureTexts, value);

/** Whether the platform's own crawler gets the page that everybody else gets. */
export const isPageReachable = check({
  id: 'isPageReachable',
  kind: 'meta',
  level: 'error',
  text: ({ platform, facts }) => ({
    en: [
      `${platform.name} can read the page.`,
      facts.reason === 'robots'
        ? `robots.txt keeps ${platform.name} out: no card.`
        : `${platform.name} cannot read the page: no card.`,
    ],
    de: [
      `${platform.name} kann die Seite lesen.`,
      facts.reason === 'robots'
        ? `Die robots.txt sperrt ${platform.name} aus: keine Karte.`
        : `${platform.name} kann die Seite nicht lesen: keine Karte.`,
    ],
  }),
  advice: ({ platform, facts }) => {
    if (facts.reason === 'robots') {
      return {
        en: `Allow ${platform.robotsName} in robots.txt. It forbids ${facts.url}.`,
        de: `Erlauben Sie ${platform.robotsName} in der robots.txt. Gesperrt ist ${facts.url}.`,
      };
    }
    const why = isFailure(facts.reason) ? pageFailureTexts[facts.reason] : { en: 'It fails.', de: 'Es scheitert.' };
    return {
      en: `Asked as ${platform.name}: ${why.en} Let its user agent "${platform.userAgent}" pass your firewall or bot protection.`,
      de: `Als ${platform.name} gefragt: ${why.de} Lassen Sie den User-Agent „${platform.userAgent}“ durch Firewall oder Bot-Schutz.`,
    };
  },
  run: ({ evidence, platform }) => {
    const reach = evidence.pageReach?.[platform.id];
    if (reach === undefined) return notApplicable;
    if (reach.outcome === 'robots') return fail({ reason: 'robots', url: reach.url });
    if (reach.outcome === 'failed') return fail({ reason: reach.reason, status: reach.status });
    return pass();
  },
});
