import { check } from './check.ts';
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
    en: 'Add an og:site_name with your shop’s name to the <head>. It appears above the title.',
    de: 'Ergänzen Sie im <head> ein og:site_name mit dem Namen Ihres Shops. Er erscheint über dem Titel.',
  },
  shopifyAdvice: {
    en: 'In Liquid: content="{{ shop.name | escape }}" in snippets/meta-tags.liquid.',
    de: 'In Liquid: content="{{ shop.name | escape }}" in snippets/meta-tags.liquid.',
  },
  run: (subject) => passIfSeen(subject.seen.siteName !== null, subject, subject.platform.tags.siteName),
});
