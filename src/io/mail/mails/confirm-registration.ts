import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

const texts = {
  en: {
    subject: 'Please confirm your email address',
    heading: 'Welcome to Linkbild',
    intro: 'One step is left: confirm that this address is yours. The link is valid for 24 hours.',
    button: 'Confirm and log in',
    note: 'If you did not register with Linkbild, ignore this mail. Without the confirmation the account stays closed.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Willkommen bei Linkbild',
    intro: 'Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt 24 Stunden.',
    button: 'Bestätigen und anmelden',
    note: 'Wenn Sie sich nicht bei Linkbild registriert haben, ignorieren Sie diese E-Mail. Ohne Bestätigung bleibt das Konto geschlossen.',
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
