import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

interface Links {
  /** The page with the confirm button. */
  url: string;
  /** The page with the unsubscribe button. */
  leaveUrl: string;
  /** For mail programs: one-click unsubscribe without a page. */
  oneClickUrl: string;
}

const texts = {
  en: {
    subject: 'Please confirm your place on the waitlist',
    heading: 'One click, and you are on the list',
    intro:
      'Somebody, probably you, has put this address on Linkbild’s waitlist. Confirm it within 7 days and we write when your shop system is ready.',
    button: 'Confirm my place',
    note: 'If it was not you, do nothing: without the confirmation the address is deleted after 7 days.',
    already: {
      subject: 'You are on the waitlist already',
      heading: 'Your place is safe',
      intro:
        'This address was put on Linkbild’s waitlist once more. It stands there already, confirmed; there is nothing left to do.',
    },
    leave: (url: string) => `Leave the waitlist and have your address deleted: ${url}`,
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihren Platz auf der Warteliste',
    heading: 'Ein Klick, und Sie stehen auf der Liste',
    intro:
      'Jemand, vermutlich Sie, hat diese Adresse auf die Warteliste von Linkbild gesetzt. Bestätigen Sie sie innerhalb von 7 Tagen, dann schreiben wir Ihnen, sobald Ihr Shopsystem so weit ist.',
    button: 'Platz bestätigen',
    note: 'Wenn Sie das nicht waren, tun Sie nichts: Ohne Bestätigung wird die Adresse nach 7 Tagen gelöscht.',
    already: {
      subject: 'Sie stehen bereits auf der Warteliste',
      heading: 'Ihr Platz ist sicher',
      intro:
        'Diese Adresse wurde noch einmal auf die Warteliste von Linkbild gesetzt. Sie steht dort bereits, bestätigt; es ist nichts weiter zu tun.',
    },
    leave: (url: string) => `Warteliste verlassen und Adresse löschen lassen: ${url}`,
  },
};

export function confirmWaitlistMail(language: Language, { url, leaveUrl, oneClickUrl }: Links): Mail {
  const { subject, heading, intro, button, note, leave } = texts[language];
  const mail = compose({
    kind: 'confirm-waitlist',
    language,
    subject,
    heading,
    paragraphs: [intro],
    button: { label: button, url },
    footnotes: [note, leave(leaveUrl)],
  });
  return { ...mail, unsubscribeUrl: oneClickUrl };
}

/**
 * To somebody already on the list who signs up again: the form responds the same to everybody, the mail tells the
 * owner.
 */
export function alreadyOnWaitlistMail(language: Language, { leaveUrl, oneClickUrl }: Omit<Links, 'url'>): Mail {
  const { already, leave } = texts[language];
  const mail = compose({
    kind: 'already-on-waitlist',
    language,
    subject: already.subject,
    heading: already.heading,
    paragraphs: [already.intro],
    footnotes: [leave(leaveUrl)],
  });
  return { ...mail, unsubscribeUrl: oneClickUrl };
}
