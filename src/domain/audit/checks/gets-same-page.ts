import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, fail, notApplicable, passIf } from './check.ts';

/** A crawler that gets other tags than people makes another card than its owner expects. */
export const getsSamePage = check({
  id: 'getsSamePage',
  kind: 'meta',
  level: 'warning',
  text: ({ platform, about, facts }) => ({
    en: [
      `${platform.name} gets the same page as everyone else.`,
      facts.finalUrl === null
        ? `${nameList(about, 'en')} ${about.length > 1 ? 'get' : 'gets'} different tags: ${facts.tags}.`
        : `${nameList(about, 'en')} ${about.length > 1 ? 'are' : 'is'} redirected elsewhere: ${facts.finalUrl}`,
    ],
    de: [
      `${platform.name} bekommt dieselbe Seite wie alle anderen.`,
      facts.finalUrl === null
        ? `${nameList(about, 'de')} ${about.length > 1 ? 'bekommen' : 'bekommt'} andere Tags: ${facts.tags}.`
        : `${nameList(about, 'de')} ${about.length > 1 ? 'werden' : 'wird'} woandershin weitergeleitet: ${facts.finalUrl}`,
    ],
  }),
  advice: {
    en: 'Give crawlers the same tags as your visitors. The usual causes are redirects by country or language, bot protection and prerendering.',
    de: 'Liefern Sie Crawlern dieselben Tags wie Ihren Besuchern. Häufige Ursachen sind Weiterleitungen nach Land oder Sprache, Bot-Schutz und Prerendering.',
  },
  needsReach: true,
  run: ({ evidence, platform }) => {
    const reach = evidence.pageReach?.[platform.id];
    if (reach === undefined || reach.outcome === 'robots' || reach.outcome === 'failed') return notApplicable;
    if (reach.outcome === 'same') return passIf(true);
    const { differences, finalUrl } = reach;
    return fail({ tags: differences.join(', '), finalUrl: differences.length > 0 ? null : finalUrl });
  },
});
