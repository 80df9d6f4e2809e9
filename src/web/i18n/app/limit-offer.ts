import { rows } from '#web/i18n/texts.ts';

/** The ways on at a limit of the plan, below the sentence that names the limit. */
export const limitOfferTexts = rows({
  notice: { en: 'Limit reached', de: 'Limit erreicht' },
  try: {
    en: (plan: string) => `Try ${plan} free for 14 days`,
    de: (plan: string) => `${plan} 14 Tage kostenlos testen`,
  },
  tryNote: {
    en: 'No payment details needed. The trial ends by itself.',
    de: 'Ohne Zahlungsdaten. Die Testphase endet von selbst.',
  },
  starting: { en: 'Starting', de: 'Wird gestartet' },
  started: {
    en: 'Your trial has started. Now try again.',
    de: 'Ihre Testphase hat begonnen. Versuchen Sie es jetzt noch einmal.',
  },
  choose: { en: (plan: string) => `Choose ${plan}`, de: (plan: string) => `${plan} wählen` },
  plans: { en: 'Compare plans', de: 'Tarife vergleichen' },
  askAdmin: {
    en: 'Only admins of this project can change its plan. Ask one of them to do it.',
    de: 'Den Tarif können nur Admins dieses Projekts ändern. Wenden Sie sich an einen Admin.',
  },
  largest: { en: 'You already have the largest plan.', de: 'Sie haben bereits den größten Tarif.' },
  credits: { en: 'Buy credits for more pages', de: 'Credits für weitere Seiten kaufen' },
  close: { en: 'Close', de: 'Schließen' },
});
