import { check, notApplicable, type Subject } from './check.ts';
import { passIfSeen } from './find-cause.ts';
import type { Outcome } from './outcome.ts';

/** Whether the page sells something: a price line on an article or a home page would be nonsense. */
const isSold = ({ evidence: { meta } }: Subject): boolean => meta.product !== null || meta.jsonLdProduct !== null;

/** On pages that sell nothing (an article's author, a forum's answers) such facts are optional. */
export function hasFact(subject: Subject, at: 0 | 1, keys: readonly [string, string]): Outcome {
  const field = subject.seen.fields[at];
  const isThere = Boolean(field?.label && field.data);
  return isThere || isSold(subject) ? passIfSeen(isThere, subject, keys) : notApplicable;
}

export const twitterData1 = check({
  id: 'twitterData1',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['Slack has a first fact to show.', 'Slack shows no price.'],
    de: ['Slack kann eine erste Angabe zeigen.', 'Slack zeigt keinen Preis.'],
  },
  advice: {
    en: 'Slack shows two short facts below the text. Add twitter:label1 and twitter:data1, for example with the price.',
    de: 'Slack zeigt unter dem Text zwei kurze Angaben. Ergänzen Sie twitter:label1 und twitter:data1, zum Beispiel mit dem Preis.',
  },
  run: (subject) => hasFact(subject, 0, ['twitter:label1', 'twitter:data1']),
});
