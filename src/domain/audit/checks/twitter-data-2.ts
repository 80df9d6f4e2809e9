import { check } from './check.ts';
import { passIfSeen } from './find-cause.ts';

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
  run: (subject) => {
    const field = subject.seen.fields[1];
    return passIfSeen(Boolean(field?.label && field.data), subject, ['twitter:label2', 'twitter:data2']);
  },
});
