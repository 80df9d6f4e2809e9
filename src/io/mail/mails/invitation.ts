import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface Invitation {
  url: string;
  project: string;
  /** The inviter's name or address. */
  from: string;
}

const texts = {
  en: {
    subject: (project: string) => `You’re invited to ${project} on Linkbild`,
    heading: (project: string) => `Join ${project}`,
    intro: ({ from, project }: Invitation) => `${from} invited you to work on the link previews of ${project}.`,
    about:
      'Linkbild shows how your links look on WhatsApp, Slack and everywhere else, and creates an image for every page.',
    button: 'Accept invitation',
    note: 'The invitation is valid for 14 days.',
  },
  de: {
    subject: (project: string) => `Einladung zu ${project} auf Linkbild`,
    heading: (project: string) => `Arbeiten Sie mit an ${project}`,
    intro: ({ from, project }: Invitation) =>
      `${from} lädt Sie ein, an den Linkvorschauen von ${project} mitzuarbeiten.`,
    about:
      'Linkbild zeigt, wie Ihre Links auf WhatsApp, Slack und anderswo aussehen, und erstellt für jede Seite ein Vorschaubild.',
    button: 'Einladung annehmen',
    note: 'Die Einladung gilt 14 Tage.',
  },
};

export function invitationMail(language: Language, given: Invitation): Mail {
  const invitation = { ...given, project: foreignText(given.project), from: foreignText(given.from) };
  const { subject, heading, intro, about, button, note } = texts[language];
  return compose({
    kind: 'invitation',
    language,
    subject: subject(invitation.project),
    heading: heading(invitation.project),
    paragraphs: [intro(invitation), about],
    button: { label: button, url: invitation.url },
    footnotes: [note],
  });
}
