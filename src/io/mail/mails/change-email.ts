import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    confirm: {
      subject: 'Confirm your new email address',
      heading: 'Confirm your new address',
      intro:
        'You asked to log in to Linkbild with this address from now on. Confirm it within 24 hours, in a browser where you’re logged in.',
      button: 'Confirm address',
      note: 'Didn’t ask for this? Ignore this email. Nothing changes until the address is confirmed.',
    },
    taken: {
      subject: 'You already have a Linkbild account',
      heading: 'This address already has an account',
      intro:
        'Someone tried to use this address for another Linkbild account, probably you. It already belongs to one, so we changed nothing.',
      more: 'To move it to the other account, log in here first. Then change this account’s address, or delete the account.',
      button: 'Log in',
    },
  },
  de: {
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      heading: 'Bestätigen Sie Ihre neue Adresse',
      intro:
        'Sie möchten sich künftig mit dieser Adresse bei Linkbild anmelden. Bestätigen Sie sie innerhalb von 24 Stunden, und zwar in einem Browser, in dem Sie angemeldet sind.',
      button: 'Adresse bestätigen',
      note: 'Das waren nicht Sie? Dann ignorieren Sie diese E-Mail. Ohne Bestätigung bleibt alles, wie es ist.',
    },
    taken: {
      subject: 'Sie haben bereits ein Linkbild-Konto',
      heading: 'Zu dieser Adresse gibt es schon ein Konto',
      intro:
        'Jemand wollte diese Adresse für ein anderes Linkbild-Konto verwenden, vermutlich Sie selbst. Weil es zu ihr schon ein Konto gibt, haben wir nichts geändert.',
      more: 'Sie brauchen die Adresse für das andere Konto? Melden Sie sich hier an und ändern Sie zuerst die Adresse dieses Kontos, oder löschen Sie es.',
      button: 'Anmelden',
    },
  },
};

/** To the new address. */
export function confirmEmailMail(language: Language, url: string): Mail {
  const { subject, heading, intro, button, note } = texts[language].confirm;
  return compose({
    kind: 'confirm-email',
    language,
    subject,
    heading,
    paragraphs: [intro],
    button: { label: button, url },
    footnotes: [note],
  });
}

/** To the owner of an address that somebody else wanted to use: the form does not say that it is taken. */
export function addressTakenMail(language: Language, url: string): Mail {
  const { subject, heading, intro, more, button } = texts[language].taken;
  return compose({
    kind: 'address-taken',
    language,
    subject,
    heading,
    paragraphs: [intro, more],
    button: { label: button, url },
  });
}
