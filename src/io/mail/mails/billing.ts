import { DEFAULT_TIME_ZONE, dayDate, fullDate } from '#domain/format/dates.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface About {
  site: string;
  /** `Basic, 250 pages` */
  plan: string;
  url: string;
}

/** A payment failed: until when the plan runs, and where to pay. */
export function paymentFailedMail(
  language: Language,
  { site: given, plan, graceEndsAt, timeZone, url }: About & { graceEndsAt: Date; timeZone?: string | null },
): Mail {
  const site = foreignText(given);
  const day = dayDate(graceEndsAt, timeZone ?? DEFAULT_TIME_ZONE, language);
  const words = {
    en: {
      heading: 'We couldn’t collect your payment',
      text: `The payment for ${plan} (${site}) failed. The card may have expired, or your bank may have declined it.`,
      more: `Nothing has changed for now. Please pay by ${day}, otherwise the project moves to the free plan. Nothing is deleted.`,
      button: 'Pay now',
    },
    de: {
      heading: 'Ihre Zahlung hat nicht geklappt',
      text: `Die Zahlung für ${plan} (${site}) ist fehlgeschlagen. Vielleicht ist die Karte abgelaufen, oder die Bank hat sie abgelehnt.`,
      more: `Vorerst ändert sich nichts. Bitte zahlen Sie bis zum ${day}, sonst gilt danach der kostenlose Tarif. Gelöscht wird nichts.`,
      button: 'Jetzt bezahlen',
    },
  }[language];
  return compose({
    kind: 'payment-failed',
    language,
    subject: `${words.heading}: ${site}`,
    heading: words.heading,
    paragraphs: [words.text, words.more],
    button: { label: words.button, url },
  });
}

/** A plan has ended, because it was cancelled or not paid. */
export function planEndedMail(
  language: Language,
  { site: given, plan, url, isUnpaid }: About & { isUnpaid: boolean },
): Mail {
  const site = foreignText(given);
  const words = {
    en: {
      heading: 'Your plan has ended',
      text: isUnpaid
        ? `We couldn’t collect the payment for ${plan}, so ${site} is on the free plan now. You don’t owe us anything: the open invoice is cancelled.`
        : `Your plan (${plan}) has ended, as you asked. ${site} is on the free plan now.`,
      more: 'Nothing was deleted, and links already shared keep their images. You can choose a plan again at any time.',
      button: 'See plans',
    },
    de: {
      heading: 'Ihr Tarif ist beendet',
      text: isUnpaid
        ? `Die Zahlung für ${plan} hat nicht geklappt, deshalb gilt für ${site} jetzt der kostenlose Tarif. Sie schulden uns nichts: Die offene Rechnung ist storniert.`
        : `Nach Ihrer Kündigung ist Ihr Tarif (${plan}) jetzt ausgelaufen. Für ${site} gilt der kostenlose Tarif.`,
      more: 'Gelöscht wurde nichts, und bereits geteilte Links behalten ihr Bild. Sie können jederzeit wieder einen Tarif wählen.',
      button: 'Tarife ansehen',
    },
  }[language];
  return compose({
    kind: 'plan-ended',
    language,
    subject: `${words.heading}: ${site}`,
    heading: words.heading,
    paragraphs: [words.text, words.more],
    button: { label: words.button, url },
  });
}

export interface Difference {
  site: string;
  customerId: string;
  news: string[];
}

/** To the operator: the nightly check found differences that no event had reported. */
export function billingDifferencesMail(language: Language, differences: readonly Difference[], url: string): Mail {
  return compose({
    kind: 'billing-differences',
    language,
    subject: {
      en: `Stripe: differences for ${differences.length} ${differences.length === 1 ? 'customer' : 'customers'}`,
      de: `Stripe: Abweichungen bei ${differences.length} Kunden`,
    }[language],
    heading: { en: 'Nightly check against Stripe', de: 'Nächtlicher Abgleich mit Stripe' }[language],
    paragraphs: [
      {
        en: 'These details didn’t match Stripe. Unless noted otherwise, they’re now corrected. If this happens often, Stripe’s events aren’t reaching us.',
        de: 'Diese Angaben stimmten nicht mit Stripe überein. Wo nichts anderes vermerkt ist, sind sie jetzt berichtigt. Passiert das öfter, kommen Ereignisse von Stripe nicht bei uns an.',
      }[language],
    ],
    list: {
      items: differences.map(({ site, customerId, news }) => ({
        title: foreignText(site),
        text: news.slice(0, 10).join(' · '),
        note: customerId,
      })),
    },
    button: { label: { en: 'See subscriptions', de: 'Abonnements ansehen' }[language], url },
  });
}

interface Disputed {
  customerId: string;
  cents: number;
  currency: string;
  status: string;
  reason: string;
  dueBy: Date | null;
  /** The reader's time zone. */
  timeZone?: string | null;
}

/** To the operator: a card holder's bank takes a payment back, or has decided about it. */
export function disputeMail(
  language: Language,
  { customerId, cents, currency, status, reason, dueBy, timeZone }: Disputed,
): Mail {
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
  // With the time, because Stripe's deadline is not a whole day.
  const day = dueBy && fullDate(dueBy, timeZone ?? DEFAULT_TIME_ZONE, language);
  const open = {
    en: `A customer’s bank disputes a payment of ${amount} (${reason}). Answer it at Stripe${day ? ` by ${day}` : ''}, otherwise it’s lost.`,
    de: `Die Bank eines Kunden widerspricht einer Zahlung von ${amount} (${reason}). Antworten Sie bei Stripe${day ? ` bis ${day} Uhr` : ''}, sonst ist sie verloren.`,
  };
  const decided = new Map([
    [
      'won',
      {
        en: `The dispute over ${amount} is decided in your favour. You keep the payment.`,
        de: `Der Widerspruch über ${amount} ist zu Ihren Gunsten entschieden. Die Zahlung bleibt Ihnen.`,
      },
    ],
    [
      'lost',
      {
        en: `The dispute over ${amount} is lost. The amount counts as refunded: credits bought with it are taken back. A running plan goes on until you end it at Stripe.`,
        de: `Der Widerspruch über ${amount} ist verloren. Der Betrag gilt als erstattet: Damit gekaufte Credits werden abgezogen. Ein laufender Tarif läuft weiter, bis Sie ihn bei Stripe beenden.`,
      },
    ],
  ]);
  return compose({
    kind: 'payment-disputed',
    language,
    subject: { en: `Stripe: dispute over ${amount}`, de: `Stripe: Widerspruch über ${amount}` }[language],
    heading: { en: 'Disputed payment', de: 'Widerspruch gegen eine Zahlung' }[language],
    paragraphs: [(decided.get(status) ?? open)[language], customerId],
    button: {
      label: { en: 'See disputes at Stripe', de: 'Bei Stripe ansehen' }[language],
      url: 'https://dashboard.stripe.com/disputes',
    },
  });
}
