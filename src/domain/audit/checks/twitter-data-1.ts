import { check } from './check.ts';
import { passIfSeen } from './find-cause.ts';

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
  run: (subject) => {
    const field = subject.seen.fields[0];
    return passIfSeen(Boolean(field?.label && field.data), subject, ['twitter:label1', 'twitter:data1']);
  },
});
