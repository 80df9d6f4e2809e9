import { check, notApplicable } from './check.ts';
import { passIfSeen } from './find-cause.ts';

export const hasSitename = check({
  id: 'hasSitename',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The site name is set.', 'The site name is missing.'],
    de: ['Der Name der Website ist angegeben.', 'Der Name der Website fehlt.'],
  },
  advice: {
    en: 'Add an og:site_name with the name of your site to the <head>. It appears above the title.',
    de: 'Ergänzen Sie im <head> ein og:site_name mit dem Namen Ihrer Website. Er erscheint über dem Titel.',
  },
  shopifyAdvice: {
    en: 'In Liquid: content="{{ shop.name | escape }}" in snippets/meta-tags.liquid.',
    de: 'In Liquid: content="{{ shop.name | escape }}" in snippets/meta-tags.liquid.',
  },
  // Where a card shows the address instead, nothing is missing; the specification scores it on one platform anyway.
  run: (subject) =>
    subject.platform.siteNameFallsBackToHost && !subject.platform.checks.hasSitename && subject.seen.siteName === null
      ? notApplicable
      : passIfSeen(subject.seen.siteName !== null, subject, subject.platform.tags.siteName),
});
