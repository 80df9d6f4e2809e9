import { agentsOf } from '../texts/crawler-names.ts';
import { nameList } from '../texts/name-list.ts';
import { type PageFailure, pageFailureTexts } from '../texts/page-failure-texts.ts';
import { check, fail, notApplicable, pass } from './check.ts';

const isFailure = (value: unknown): value is PageFailure =>
  typeof value === 'string' && Object.hasOwn(pageFailureTexts, value);

/** Whether the platform's own crawler gets the page that everybody else gets. */
export const isPageReachable = check({
  id: 'isPageReachable',
  kind: 'meta',
  level: 'error',
  text: ({ platform, about }) => ({
    en: [`${platform.name} can read the page.`, `${nameList(about, 'en')} cannot read the page: no card.`],
    de: [
      `${platform.name} kann die Seite lesen.`,
      `${nameList(about, 'de')} ${about.length > 1 ? 'können' : 'kann'} die Seite nicht lesen: keine Karte.`,
    ],
  }),
  advice: ({ about, facts }) => {
    const why = isFailure(facts.reason) ? pageFailureTexts[facts.reason] : { en: 'It fails.', de: 'Es scheitert.' };
    return {
      en: `Asked as ${nameList(about, 'en')}: ${why.en} Let ${agentsOf(about, 'en')} pass your firewall or bot protection.`,
      de: `Als ${nameList(about, 'de')} gefragt: ${why.de} Lassen Sie ${agentsOf(about, 'de')} durch Firewall oder Bot-Schutz.`,
    };
  },
  run: ({ evidence, platform }) => {
    const reach = evidence.pageReach?.[platform.id];
    if (reach === undefined || reach.outcome === 'robots') return notApplicable;
    if (reach.outcome === 'failed') return fail({ reason: reach.reason, status: reach.status });
    return pass();
  },
});
