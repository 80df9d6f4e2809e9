import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface PlanRequest {
  /** Who requests what, for which site and at which price, in the reader's language. */
  email: string;
  site: string;
  planRequest: string;
  url: string;
}

/** To the operator: somebody requested a plan or credits. */
export function planRequestMail(language: Language, given: PlanRequest): Mail {
  const { planRequest, url } = given;
  const [email, site] = [foreignText(given.email), foreignText(given.site)];
  return compose({
    kind: 'plan-wish',
    language,
    subject: { en: `Request from ${site}: ${planRequest}`, de: `Anfrage von ${site}: ${planRequest}` }[language],
    heading: { en: 'New request', de: 'Neue Anfrage' }[language],
    preheader: email,
    paragraphs: [],
    list: { items: [{ title: planRequest, text: site, note: email }] },
    button: { label: { en: 'Open request', de: 'Anfrage öffnen' }[language], url },
  });
}

interface Declined {
  site: string;
  planRequest: string;
  /** Why it was refused, in the operator's words. */
  reason: string | null;
  url: string;
}

/** To the person who ordered, where the operator could not accept it. */
export function orderDeclinedMail(language: Language, { site: given, planRequest, reason, url }: Declined): Mail {
  const site = foreignText(given);
  const words = {
    en: {
      heading: 'We couldn’t accept your order',
      text: `You ordered ${planRequest} for ${site}. We couldn’t activate it, and you pay nothing. Questions? Reply to this email.`,
      reason: 'Reason',
    },
    de: {
      heading: 'Wir können Ihre Bestellung leider nicht annehmen',
      text: `Sie haben ${planRequest} für ${site} bestellt. Wir können das leider nicht freischalten, und Sie zahlen nichts. Haben Sie Fragen? Antworten Sie auf diese E-Mail.`,
      reason: 'Grund',
    },
  }[language];
  return compose({
    kind: 'wish-decided',
    language,
    subject: `${words.heading}: ${planRequest}`,
    heading: words.heading,
    paragraphs: [words.text],
    quotes: reason ? [{ label: words.reason, text: reason }] : [],
    button: { label: { en: 'See my plan', de: 'Zu meinem Tarif' }[language], url },
  });
}
