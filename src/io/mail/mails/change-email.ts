import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

const texts = {
  en: {
    confirm: {
      subject: 'Please confirm your new email address',
      heading: 'Your new address',
      intro:
        'This address should become the one you log in to Linkbild with. Confirm it within 24 hours, in a browser in which you are logged in.',
      button: 'Confirm the new address',
      note: 'If you did not ask for it, ignore this mail: without the confirmation nothing changes.',
    },
    taken: {
      subject: 'You have a Linkbild account already',
      heading: 'This address is in use',
      intro:
        'Somebody, probably you, wanted to use this address for another Linkbild account. It has an account already, so nothing was changed.',
      more: 'To use it for the other account, log in to the one of this address and delete it or change its address first.',
      button: 'Log in',
    },
  },
  de: {
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      heading: 'Ihre neue Adresse',
      intro:
        'Mit dieser Adresse möchten Sie sich künftig bei Linkbild anmelden. Bestätigen Sie sie innerhalb von 24 Stunden in einem Browser, in dem Sie angemeldet sind.',
      button: 'Neue Adresse bestätigen',
      note: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ohne Bestätigung ändert sich nichts.',
    },
    taken: {
      subject: 'Sie haben bereits ein Linkbild-Konto',
      heading: 'Diese Adresse ist vergeben',
      intro:
        'Jemand, vermutlich Sie, wollte diese Adresse für ein anderes Linkbild-Konto verwenden. Zu ihr gibt es bereits ein Konto, deshalb wurde nichts geändert.',
      more: 'Um sie für das andere Konto zu verwenden, melden Sie sich bei dem Konto dieser Adresse an und löschen Sie es oder ändern Sie dort die Adresse.',
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
