import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

export type PausedThing = 'channel' | 'webhook';

interface Paused {
  what: PausedThing;
  /** The name its owner gave it, or its host. */
  name: string;
  site: string;
  url: string;
}

const texts = {
  en: {
    channel: {
      subject: (name: string, site: string) => `${site}: alerts to ${name} are paused`,
      heading: 'A channel no longer accepts alerts',
      why: (name: string) => `${name} refused ten messages in a row, so we’ve paused it.`,
      next: 'Check the address, send a test, then turn the channel back on.',
    },
    webhook: {
      subject: (name: string, site: string) => `${site}: the webhook to ${name} is paused`,
      heading: 'A webhook no longer answers',
      why: (name: string) => `${name} hasn’t accepted any of our messages for days, so we’ve paused it.`,
      next: 'Check the server, then turn the webhook back on. In its deliveries you can send again what it missed.',
    },
    button: 'Open Monitoring',
  },
  de: {
    channel: {
      subject: (name: string, site: string) => `${site}: Benachrichtigungen an ${name} sind pausiert`,
      heading: 'Ein Kanal nimmt keine Benachrichtigungen mehr an',
      why: (name: string) => `${name} hat zehn Nachrichten in Folge abgelehnt. Wir haben den Kanal pausiert.`,
      next: 'Prüfen Sie die Adresse, senden Sie einen Test und schalten Sie den Kanal dann wieder ein.',
    },
    webhook: {
      subject: (name: string, site: string) => `${site}: Der Webhook an ${name} ist pausiert`,
      heading: 'Ein Webhook antwortet nicht mehr',
      why: (name: string) =>
        `${name} hat seit Tagen keine unserer Nachrichten angenommen. Wir haben den Webhook pausiert.`,
      next: 'Prüfen Sie den Server und schalten Sie den Webhook dann wieder ein. Verpasste Nachrichten können Sie unter „Zustellungen“ erneut senden.',
    },
    button: 'Monitoring öffnen',
  },
};

/** To the person who set it up. */
export function pausedMail(language: Language, { what, name: given, site: address, url }: Paused): Mail {
  const [name, site] = [foreignText(given), foreignText(address)];
  const { button, [what]: words } = texts[language];
  return compose({
    kind: `${what}-paused`,
    language,
    subject: words.subject(name, site),
    heading: words.heading,
    paragraphs: [words.why(name), words.next],
    button: { label: button, url },
  });
}
