import { check, notApplicable, type Subject } from './check.ts';
import { passIfSeen } from './find-cause.ts';

/** Whether the page sells something: a price line on an article or a home page would be nonsense. */
export const isSold = ({ evidence: { meta }, seen }: Subject): boolean =>
  meta.product !== null || meta.jsonLdProduct !== null || seen.fields.some(({ data }) => data !== null);

export const twitterData1 = check({
  id: 'twitterData1',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['Slack has a first fact to show.', 'Add a price line for Slack.'],
    de: ['Slack kann eine erste Angabe zeigen.', 'Ergänzen Sie eine Preiszeile für Slack.'],
  },
  advice: {
    en: 'Slack shows two short facts below the text. Add twitter:label1 and twitter:data1, for example with the price.',
    de: 'Slack zeigt unter dem Text zwei kurze Angaben. Ergänzen Sie twitter:label1 und twitter:data1, zum Beispiel mit dem Preis.',
  },
  run: (subject) => {
    if (!isSold(subject)) return notApplicable;
    const field = subject.seen.fields[0];
    return passIfSeen(Boolean(field?.label && field.data), subject, ['twitter:label1', 'twitter:data1']);
  },
});
