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

interface Decision {
  site: string;
  planRequest: string;
  isActive: boolean;
  /** Why it was refused, in the operator's words. */
  reason: string | null;
  url: string;
}

/** To the person who asked. */
export function planRequestDecidedMail(
  language: Language,
  { site: given, planRequest, isActive, reason, url }: Decision,
): Mail {
  const site = foreignText(given);
  const words = {
    en: isActive
      ? { heading: 'You’re all set', text: `${planRequest} is now active for ${site}.` }
      : {
          heading: 'We couldn’t complete your request',
          text: `You asked for ${planRequest} for ${site}. We couldn’t activate it. Questions? Reply to this email.`,
        },
    de: isActive
      ? { heading: 'Es kann losgehen', text: `${planRequest} für ${site} ist jetzt freigeschaltet.` }
      : {
          heading: 'Ihre Anfrage hat leider nicht geklappt',
          text: `Sie haben ${planRequest} für ${site} angefragt. Wir konnten das nicht freischalten. Haben Sie Fragen? Antworten Sie auf diese E-Mail.`,
        },
  }[language];
  return compose({
    kind: 'wish-decided',
    language,
    subject: `${words.heading}: ${planRequest}`,
    heading: words.heading,
    paragraphs: [words.text, ...(reason ? [`${{ en: 'Reason', de: 'Grund' }[language]}: ${reason}`] : [])],
    button: { label: { en: 'See my plan', de: 'Zu meinem Tarif' }[language], url },
  });
}
