import { metaTag } from '../texts/paste-tag.ts';
import { check, passIf } from './check.ts';

export const twitterData1 = check({
  id: 'twitterData1',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['twitterData1 is available.', 'twitterData1 is not available.'],
    de: ['twitterData1 ist vorhanden.', 'twitterData1 ist nicht vorhanden.'],
  },
  advice: {
    en: 'Slack shows two short facts under the text. Give the page twitter:label1 and twitter:data1, such as the price.',
    de: 'Slack zeigt zwei kurze Angaben unter dem Text. Geben Sie der Seite twitter:label1 und twitter:data1, etwa den Preis.',
  },
  run: ({ seen }) => passIf(Boolean(seen.fields[0]?.label && seen.fields[0]?.data)),
  paste: ({ evidence: { meta } }) => {
    const { price = null, currency = null } = meta.product ?? {};
    const data = price === null ? 'A short fact' : [price, currency].filter(Boolean).join(' ');
    return [metaTag('twitter:label1', price === null ? 'Label' : 'Price'), metaTag('twitter:data1', data)].join('\n');
  },
});
