import { check, fail, notApplicable, pass } from './check.ts';

/** Only platforms that obey robots.txt: others read the page whatever it says. */
export const isAllowedByRobots = check({
  id: 'isAllowedByRobots',
  kind: 'meta',
  level: 'error',
  text: ({ platform }) => ({
    en: [`robots.txt lets ${platform.name} in.`, `robots.txt keeps ${platform.name} out: no card.`],
    de: [`Die robots.txt lässt ${platform.name} herein.`, `Die robots.txt sperrt ${platform.name} aus: keine Karte.`],
  }),
  advice: ({ platform, facts }) => ({
    en: `Allow ${platform.robotsName} in robots.txt. It forbids ${facts.url}.`,
    de: `Erlauben Sie ${platform.robotsName} in der robots.txt. Gesperrt ist ${facts.url}.`,
  }),
  run: ({ evidence, platform }) => {
    const reach = evidence.pageReach?.[platform.id];
    if (reach === undefined || platform.robotsName === null) return notApplicable;
    return reach.outcome === 'robots' ? fail({ url: reach.url }) : pass();
  },
});
