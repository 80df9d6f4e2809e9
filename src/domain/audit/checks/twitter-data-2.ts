import { metaTag } from '../texts/paste-tag.ts';
import { check, passIf } from './check.ts';

export const twitterData2 = check({
  id: 'twitterData2',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['twitterData2 is available.', 'twitterData2 is not available.'],
    de: ['twitterData2 ist vorhanden.', 'twitterData2 ist nicht vorhanden.'],
  },
  advice: {
    en: 'Slack shows two short facts under the text. Give the page twitter:label2 and twitter:data2, such as the availability.',
    de: 'Slack zeigt zwei kurze Angaben unter dem Text. Geben Sie der Seite twitter:label2 und twitter:data2, etwa die Verfügbarkeit.',
  },
  run: ({ seen }) => passIf(Boolean(seen.fields[1]?.label && seen.fields[1]?.data)),
  paste: ({ evidence: { meta } }) => {
    const availability = meta.product?.availability?.split('/').at(-1) ?? null;
    const label = availability === null ? 'Label' : 'Availability';
    return [metaTag('twitter:label2', label), metaTag('twitter:data2', availability ?? 'Another short fact')].join(
      '\n',
    );
  },
});
