import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

interface Invitation {
  url: string;
  project: string;
  /** The inviter's name or address. */
  from: string;
}

const texts = {
  en: {
    subject: (project: string) => `You are invited to ${project} on Linkbild`,
    heading: 'An invitation for you',
    intro: ({ from, project }: Invitation) =>
      `${from} invites you to work on the link previews of ${project}. Linkbild shows how shared links look on WhatsApp, Slack and the rest, and draws a sharing image for every page.`,
    button: 'Accept invitation',
    note: 'The invitation is valid for 14 days.',
  },
  de: {
    subject: (project: string) => `Sie sind zu ${project} auf Linkbild eingeladen`,
    heading: 'Eine Einladung für Sie',
    intro: ({ from, project }: Invitation) =>
      `${from} lädt Sie ein, an den Linkvorschauen von ${project} mitzuarbeiten. Linkbild zeigt, wie geteilte Links auf WhatsApp, Slack und anderswo aussehen, und zeichnet für jede Seite ein Vorschaubild.`,
    button: 'Einladung annehmen',
    note: 'Die Einladung gilt 14 Tage.',
  },
};

export function invitationMail(language: Language, given: Invitation): Mail {
  const invitation = { ...given, project: foreignText(given.project), from: foreignText(given.from) };
  const { subject, heading, intro, button, note } = texts[language];
  return compose({
    kind: 'invitation',
    language,
    subject: subject(invitation.project),
    heading,
    paragraphs: [intro(invitation)],
    button: { label: button, url: invitation.url },
    footnotes: [note],
  });
}
