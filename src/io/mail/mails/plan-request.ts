import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

interface PlanRequest {
  /** Who asks, for which site, for what and at which price, in the reader's language. */
  email: string;
  site: string;
  planRequest: string;
  url: string;
}

/** To the operator: somebody requested a plan or credits. */
export function planRequestMail(language: Language, given: PlanRequest): Mail {
  const { planRequest, url } = given;
  const [email, site] = [foreignText(given.email), foreignText(given.site)];
  const isGerman = language === 'de';
  return compose({
    kind: 'plan-wish',
    language,
    subject: isGerman ? `Wunsch für ${site}: ${planRequest}` : `Wish for ${site}: ${planRequest}`,
    heading: isGerman ? 'Ein Wunsch wartet auf Sie' : 'A wish is waiting for you',
    paragraphs: [`${email} – ${site}`, planRequest],
    button: { label: isGerman ? 'Ansehen und entscheiden' : 'Look and decide', url },
  });
}

interface Decision {
  site: string;
  planRequest: string;
  isActive: boolean;
  /** Why not, as the operator wrote it. */
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
      ? { heading: 'It is active', text: `${planRequest} for ${site} is active from now on.` }
      : {
          heading: 'Not this time',
          text: `We could not activate ${planRequest} for ${site}. Please reply to this mail if you have questions.`,
        },
    de: isActive
      ? { heading: 'Freigeschaltet', text: `${planRequest} für ${site} ist ab sofort freigeschaltet.` }
      : {
          heading: 'Diesmal nicht',
          text: `Wir konnten ${planRequest} für ${site} nicht freischalten. Antworten Sie auf diese E-Mail, wenn Sie Fragen haben.`,
        },
  }[language];
  return compose({
    kind: 'wish-decided',
    language,
    subject: `${words.heading}: ${planRequest}`,
    heading: words.heading,
    paragraphs: [words.text, ...(reason ? [`${language === 'de' ? 'Grund' : 'Reason'}: ${reason}`] : [])],
    button: { label: language === 'de' ? 'Zu Ihrem Tarif' : 'See your plan', url },
  });
}
