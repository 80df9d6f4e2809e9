import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    subject: 'Confirm your email address',
    heading: 'Welcome to Linkbild',
    intro: 'One step left: confirm that this address is yours. The link works for 24 hours.',
    button: 'Confirm and log in',
    note: 'Didn’t sign up? Ignore this email. Without confirmation, nobody can use the account.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Willkommen bei Linkbild',
    intro: 'Jetzt fehlt nur noch ein Klick: Bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt 24 Stunden.',
    button: 'Bestätigen und anmelden',
    note: 'Sie haben sich nicht registriert? Dann ignorieren Sie diese E-Mail. Ohne Bestätigung kann niemand das Konto nutzen.',
  },
};

export function confirmRegistrationMail(language: Language, url: string): Mail {
  const { subject, heading, intro, button, note } = texts[language];
  return compose({
    kind: 'confirm-registration',
    language,
    subject,
    heading,
    paragraphs: [intro],
    button: { label: button, url },
    footnotes: [note],
  });
}
