import { check } from './check.ts';
import { passIfSeen } from './find-cause.ts';

export const hasSitename = check({
  id: 'hasSitename',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The site name is present.', 'The site name is not present.'],
    de: ['Der Name der Website ist vorhanden.', 'Der Name der Website fehlt.'],
  },
  advice: {
    en: 'Put an og:site_name with the name of the shop into the head; it stands above the title.',
    de: 'Setzen Sie ein og:site_name mit dem Namen des Shops in den Head; er steht über dem Titel.',
  },
  shopifyAdvice: {
    en: 'In Liquid: content="{{ shop.name | escape }}" in snippets/meta-tags.liquid.',
    de: 'In Liquid: content="{{ shop.name | escape }}" in snippets/meta-tags.liquid.',
  },
  run: (subject) => passIfSeen(subject.seen.siteName !== null, subject, subject.platform.tags.siteName),
});
