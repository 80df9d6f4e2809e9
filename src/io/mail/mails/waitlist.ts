import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface Links {
  /** The page with the confirm button. */
  url: string;
  /** The page with the unsubscribe button. */
  unsubscribePageUrl: string;
  /** For mail programs: one-click unsubscribe without a page. */
  oneClickUrl: string;
}

const texts = {
  en: {
    subject: 'Confirm your place on the waitlist',
    heading: 'One click and you’re on the list',
    intro:
      'Someone added this address to the Linkbild waitlist, probably you. Confirm within 7 days, and we’ll write as soon as your shop system is ready.',
    button: 'Confirm my place',
    note: 'Wasn’t you? Do nothing. Unconfirmed addresses are deleted after 7 days.',
    already: {
      subject: 'You’re already on the waitlist',
      heading: 'You’re already on the list',
      intro:
        'This address was added to the Linkbild waitlist again. Your place is confirmed, so there’s nothing to do.',
    },
    leave: (url: string) => `Leave the waitlist and delete your address: ${url}`,
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihren Platz auf der Warteliste',
    heading: 'Noch ein Klick, dann sind Sie dabei',
    intro:
      'Jemand hat diese Adresse auf die Warteliste von Linkbild gesetzt, vermutlich Sie selbst. Bestätigen Sie sie innerhalb von 7 Tagen. Dann melden wir uns, sobald es eine Erweiterung für Ihr Shopsystem gibt.',
    button: 'Platz bestätigen',
    note: 'Das waren nicht Sie? Dann müssen Sie nichts tun. Ohne Bestätigung löschen wir die Adresse nach 7 Tagen.',
    already: {
      subject: 'Sie sind bereits auf der Warteliste',
      heading: 'Ihr Platz ist Ihnen sicher',
      intro:
        'Diese Adresse wurde noch einmal für die Warteliste von Linkbild eingetragen. Ihr Platz ist längst bestätigt, Sie müssen nichts weiter tun.',
    },
    leave: (url: string) => `Von der Warteliste abmelden und Adresse löschen: ${url}`,
  },
};

export function confirmWaitlistMail(language: Language, { url, unsubscribePageUrl, oneClickUrl }: Links): Mail {
  const { subject, heading, intro, button, note, leave } = texts[language];
  const mail = compose({
    kind: 'confirm-waitlist',
    language,
    subject,
    heading,
    paragraphs: [intro],
    button: { label: button, url },
    footnotes: [note, leave(unsubscribePageUrl)],
  });
  return { ...mail, oneClickUrl };
}

/**
 * To somebody already on the list who signs up again: the form responds the same to everybody, the mail tells the
 * owner.
 */
export function alreadyOnWaitlistMail(
  language: Language,
  { unsubscribePageUrl, oneClickUrl }: Omit<Links, 'url'>,
): Mail {
  const { already, leave } = texts[language];
  const mail = compose({
    kind: 'already-on-waitlist',
    language,
    subject: already.subject,
    heading: already.heading,
    paragraphs: [already.intro],
    footnotes: [leave(unsubscribePageUrl)],
  });
  return { ...mail, oneClickUrl };
}
