import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

/** To a member who is to become the owner of a website. */
export function websiteOfferedMail(
  language: Language,
  given: { site: string /** A name or address. */; from: string; url: string },
): Mail {
  const [site, from] = [foreignText(given.site), foreignText(given.from)];
  const words = {
    en: {
      heading: `Take over ${site}?`,
      text: `${from} wants to hand ${site} over to you. Once you’re the owner, your plan covers it, and its pages count towards your limits.`,
      more: 'Nothing changes until you accept. The offer is valid for 14 days.',
      button: 'Accept or decline',
    },
    de: {
      heading: `Möchten Sie ${site} übernehmen?`,
      text: `${from} möchte Ihnen ${site} übergeben. Sobald Sie Inhaber sind, gilt Ihr Tarif für die Website, und ihre Seiten zählen bei Ihnen mit.`,
      more: 'Solange Sie nicht annehmen, ändert sich nichts. Das Angebot gilt 14 Tage.',
      button: 'Annehmen oder ablehnen',
    },
  }[language];
  return compose({
    kind: 'website-offered',
    language,
    subject: words.heading,
    heading: words.heading,
    paragraphs: [words.text, words.more],
    button: { label: words.button, url: given.url },
  });
}

/** To the owner until now. */
export function websiteHandedOverMail(
  language: Language,
  given: { site: string /** A name or address. */; to: string; url: string },
): Mail {
  const [site, to] = [foreignText(given.site), foreignText(given.to)];
  const words = {
    en: {
      heading: `${site} has a new owner`,
      text: `${to} has taken over ${site}. Your plan no longer covers it, and its pages no longer count.`,
      more: 'You are still an admin of the project and can leave it in its settings.',
      button: 'Open Linkbild',
    },
    de: {
      heading: `${site} hat einen neuen Inhaber`,
      text: `${to} hat ${site} übernommen. Ihr Tarif gilt nicht mehr dafür, und die Seiten zählen bei Ihnen nicht mehr mit.`,
      more: 'Sie sind weiterhin Admin des Projekts und können es in den Einstellungen verlassen.',
      button: 'Linkbild öffnen',
    },
  }[language];
  return compose({
    kind: 'website-handed-over',
    language,
    subject: words.heading,
    heading: words.heading,
    paragraphs: [words.text, words.more],
    button: { label: words.button, url: given.url },
  });
}
