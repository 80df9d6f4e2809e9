import type { OrderFact } from '#domain/billing/order-facts.ts';
import { DEFAULT_TIME_ZONE, dayDate } from '#domain/format/dates.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import type { LegalDocumentName } from '#domain/legal/legal-document.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface Ordered {
  /** `received`: the operator has yet to accept it. */
  stage: 'received' | 'confirmed' | 'changed';
  /** `Basic, 250 pages` */
  name: string;
  site: string;
  facts: readonly OrderFact[];
  /** Terms, and for consumers their right of withdrawal. */
  documents: readonly LegalDocumentName[];
  url: string;
}

/** The facts of the step before the order, and with the confirmation the terms as PDF. */
export function orderMail(language: Language, { stage, name, site: given, facts, documents, url }: Ordered): Mail {
  const site = foreignText(given);
  const hasWithdrawal = documents.includes('withdrawal');
  const words = {
    en: {
      received: {
        heading: 'We’ve received your order',
        text: `You ordered ${name} for ${site}. The contract starts when we confirm your order. We’ll email you, and you pay nothing until then.`,
      },
      confirmed: { heading: 'Your order is confirmed', text: `Now active for ${site}: ${name}.` },
      changed: { heading: 'Your plan has changed', text: `${name} is now active for ${site}.` },
      more: hasWithdrawal ? 'Our terms and your right of withdrawal are attached.' : 'Our terms are attached.',
      button: 'See my plan',
    },
    de: {
      received: {
        heading: 'Ihre Bestellung ist eingegangen',
        text: `Sie haben ${name} für ${site} bestellt. Der Vertrag beginnt, wenn wir die Bestellung bestätigen. Wir schreiben Ihnen, bis dahin zahlen Sie nichts.`,
      },
      confirmed: { heading: 'Ihre Bestellung ist bestätigt', text: `Jetzt für ${site} freigeschaltet: ${name}.` },
      changed: { heading: 'Ihr Tarifwechsel ist abgeschlossen', text: `${name} für ${site} ist jetzt aktiv.` },
      more: hasWithdrawal
        ? 'Unsere AGB und das Widerrufsrecht finden Sie im Anhang.'
        : 'Unsere AGB finden Sie im Anhang.',
      button: 'Zu meinem Tarif',
    },
  }[language];
  return compose({
    kind: stage === 'received' ? 'order-received' : 'order-confirmed',
    language,
    subject: `${words[stage].heading}: ${name}`,
    heading: words[stage].heading,
    paragraphs: [
      words[stage].text,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...(documents.length > 0 ? [words.more] : []),
    ],
    button: { label: words.button, url },
    documents,
  });
}

interface Ending {
  plan: string;
  site: string;
  endsAt: Date;
  /** The number of the declaration that the operator carried out. */
  number?: string;
  /** The owner's other plan covers the website then; `isEnough`: with all of their pages. */
  instead?: { plan: string; isEnough: boolean };
  /** Of who reads it. */
  timeZone?: string | null;
  url: string;
}

/** A plan was cancelled and runs until a date. */
export function planCancelledMail(
  language: Language,
  { plan, site: given, endsAt, number, instead, timeZone = null, url }: Ending,
): Mail {
  if (instead) return planMergedMail(language, { plan, site: given, endsAt, instead, timeZone, url });
  const site = foreignText(given);
  const day = dayDate(endsAt, timeZone ?? DEFAULT_TIME_ZONE, language);
  const of = number ? ` (${number})` : '';
  const words = {
    en: {
      heading: 'Your plan is cancelled',
      text: `${plan} for ${site} ends on ${day}${of}. Until then you can use everything as before.`,
      more: 'After that the free plan applies. Nothing is deleted, and links already shared keep their images.',
      button: 'See my plan',
    },
    de: {
      heading: 'Ihr Tarif ist gekündigt',
      text: `${plan} für ${site} endet am ${day}${of}. Bis dahin nutzen Sie alles wie bisher.`,
      more: 'Danach gilt der kostenlose Tarif. Gelöscht wird nichts, und bereits geteilte Links behalten ihr Bild.',
      button: 'Zu meinem Tarif',
    },
  }[language];
  return compose({
    kind: 'plan-cancelled',
    language,
    subject: `${words.heading}: ${site}`,
    heading: words.heading,
    paragraphs: [words.text, words.more],
    button: { label: words.button, url },
  });
}

/** An owner has a larger plan, which covers this website too: the smaller one ends with its period. */
function planMergedMail(
  language: Language,
  { plan, site: given, endsAt, instead, timeZone, url }: Ending & { instead: { plan: string; isEnough: boolean } },
): Mail {
  const site = foreignText(given);
  const day = dayDate(endsAt, timeZone ?? DEFAULT_TIME_ZONE, language);
  const words = {
    en: {
      heading: 'One plan now covers all of your websites',
      text: `A plan used to cover one website. Now it covers as many as it has domains, and you have two. So ${plan} for ${site} ends on ${day}; you pay nothing for it after that.`,
      after: `From then on your other plan also covers ${site}: ${instead.plan}.`,
      room: instead.isEnough
        ? 'It has room for all of your pages, so nothing changes for your links.'
        : 'It does not have room for all of your pages. Choose a larger one by then, if all of them should keep their image.',
      button: 'See my plan',
    },
    de: {
      heading: 'Ein Tarif gilt jetzt für alle Ihre Websites',
      text: `Bisher galt ein Tarif für eine Website. Jetzt umfasst er mehrere, eine je Domain, und Sie brauchen nur noch einen Ihrer zwei Tarife. ${plan} für ${site} endet deshalb am ${day}; danach zahlen Sie dafür nichts mehr.`,
      after: `Ab dann gilt Ihr anderer Tarif auch für ${site}: ${instead.plan}.`,
      room: instead.isEnough
        ? 'Er reicht für alle Ihre Seiten, an Ihren Links ändert sich also nichts.'
        : 'Er reicht nicht für alle Ihre Seiten. Wählen Sie bis dahin einen größeren, wenn alle ihr Bild behalten sollen.',
      button: 'Zu meinem Tarif',
    },
  }[language];
  return compose({
    kind: 'plans-merged',
    language,
    subject: words.heading,
    heading: words.heading,
    paragraphs: [words.text, `${words.after} ${words.room}`],
    button: { label: words.button, url },
  });
}

interface Done {
  number: string;
  /** Null: no plan ends. */
  endsAt: Date | null;
  /** Plans of the account that were not ended, and why. */
  goesOn?: { plans: readonly string[]; reason: string } | null;
  contract: string;
  /** Withdrawn, not cancelled. */
  isWithdrawal?: boolean;
  /** Of who reads it. */
  timeZone: string | null;
}

/** Confirms that a declaration made by the form was carried out, even if no account has such a plan. */
export function cancellationDoneMail(
  language: Language,
  { number, endsAt, goesOn, contract, isWithdrawal, timeZone }: Done,
): Mail {
  const day = endsAt && dayDate(endsAt, timeZone ?? DEFAULT_TIME_ZONE, language);
  const still = goesOn ? new Intl.ListFormat(language).format(goesOn.plans) : '';
  const words = {
    en: {
      heading: `Your ${isWithdrawal ? 'withdrawal' : 'cancellation'} ${day ? 'is carried out' : 'has been processed'}`,
      text: day
        ? `Your contract ends on ${day} (${number}). There’s nothing left for you to do.`
        : `This doesn’t end any of your plans (${number}).`,
      goesOn: `These plans go on: ${still}.`,
      reason: 'Reason',
      contract: 'Contract',
    },
    de: {
      heading: `${isWithdrawal ? 'Ihr Widerruf' : 'Ihre Kündigung'} ist ${day ? 'ausgeführt' : 'bearbeitet'}`,
      text: day
        ? `Ihr Vertrag endet am ${day} (${number}). Sie müssen nichts weiter tun.`
        : `Keiner Ihrer Tarife endet dadurch (${number}).`,
      goesOn: `Weiterhin aktiv: ${still}.`,
      reason: 'Grund',
      contract: 'Vertrag',
    },
  }[language];
  return compose({
    kind: 'cancellation-done',
    language,
    subject: `${words.heading} (${number})`,
    heading: words.heading,
    paragraphs: [words.text, ...(goesOn ? [words.goesOn] : [])],
    quotes: [
      ...(goesOn ? [{ label: words.reason, text: goesOn.reason }] : []),
      { label: words.contract, text: contract },
    ],
  });
}

export interface Refunded {
  sum: string;
  invoice: string;
  site: string;
  reason: string;
  /** The operator's decision about it. */
  plan: 'goes-on' | 'ended' | { endsAt: Date };
  /** Of who reads it. */
  timeZone?: string | null;
  url: string;
}

/** A refund, and what it means for the plan. */
export function refundMail(language: Language, given: Refunded): Mail {
  const [invoice, site] = [foreignText(given.invoice), foreignText(given.site)];
  const { plan } = given;
  const day = typeof plan === 'object' ? dayDate(plan.endsAt, given.timeZone ?? DEFAULT_TIME_ZONE, language) : null;
  const words = {
    en: {
      heading: 'We’ve refunded you',
      text: `${given.sum} of invoice ${invoice} (${site}) goes back to the card or account you paid with. Banks usually need a few days.`,
      goesOn: 'Your plan isn’t affected. If you want to end it, cancel it on the plan page.',
      ends: `Your plan ends on ${day}. Until then you can use everything as before.`,
      ended: 'Your plan ended with this refund, and the free plan applies. Nothing is deleted.',
      reason: 'Reason',
      button: 'See my plan',
    },
    de: {
      heading: 'Sie bekommen Geld zurück',
      text: `${given.sum} der Rechnung ${invoice} (${site}) gehen auf das Zahlungsmittel zurück, mit dem Sie bezahlt haben. Banken brauchen dafür meist einige Tage.`,
      goesOn: 'An Ihrem Tarif ändert sich nichts. Möchten Sie ihn beenden, kündigen Sie auf der Tarifseite.',
      ends: `Ihr Tarif endet am ${day}. Bis dahin nutzen Sie alles wie bisher.`,
      ended: 'Ihr Tarif ist damit beendet, es gilt der kostenlose Tarif. Gelöscht wird nichts.',
      reason: 'Grund',
      button: 'Zu meinem Tarif',
    },
  }[language];
  const about = day !== null ? words.ends : plan === 'ended' ? words.ended : words.goesOn;
  return compose({
    kind: 'refund',
    language,
    subject: `${words.heading}: ${given.sum}`,
    heading: words.heading,
    paragraphs: [words.text, about],
    quotes: [{ label: words.reason, text: given.reason }],
    button: { label: words.button, url: given.url },
  });
}
