import { platforms as rules } from '#domain/audit/platforms/index.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, fail, notApplicable, pass } from './check.ts';

/** Only platforms that obey robots.txt: others read the page whatever it says. */
export const isAllowedByRobots = check({
  id: 'isAllowedByRobots',
  kind: 'meta',
  level: 'error',
  rule: 'robots',
  text: ({ platform, about }) => ({
    en: [`robots.txt lets ${platform.name} in.`, `robots.txt blocks ${nameList(about, 'en')}. No card there.`],
    de: [
      `Die robots.txt lässt ${platform.name} zu.`,
      `Die robots.txt sperrt ${nameList(about, 'de')} aus. Dort gibt es keine Karte.`,
    ],
  }),
  advice: ({ about, facts }) => {
    const names = [...new Set(about.flatMap((id) => rules[id].robotsName ?? []))].join(', ');
    return {
      en: `Allow ${names} in robots.txt. At the moment it blocks ${facts.url}.`,
      de: `Erlauben Sie ${names} in der robots.txt. Gesperrt ist derzeit ${facts.url}.`,
    };
  },
  needsReach: true,
  run: ({ evidence, platform }) => {
    const reach = evidence.pageReach?.[platform.id];
    if (reach === undefined || platform.robotsName === null) return notApplicable;
    return reach.outcome === 'robots' ? fail({ url: reach.url }) : pass();
  },
});
