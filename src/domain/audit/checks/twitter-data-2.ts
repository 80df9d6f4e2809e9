import { check } from './check.ts';
import { hasFact } from './twitter-data-1.ts';

export const twitterData2 = check({
  id: 'twitterData2',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['Slack has a second fact to show.', 'Slack shows no availability.'],
    de: ['Slack kann eine zweite Angabe zeigen.', 'Slack zeigt keine Verfügbarkeit.'],
  },
  advice: {
    en: 'Slack shows two short facts below the text. Add twitter:label2 and twitter:data2, for example with the availability.',
    de: 'Slack zeigt unter dem Text zwei kurze Angaben. Ergänzen Sie twitter:label2 und twitter:data2, zum Beispiel mit der Verfügbarkeit.',
  },
  run: (subject) => hasFact(subject, 1, ['twitter:label2', 'twitter:data2']),
});
