import { rows } from '#web/i18n/texts.ts';

/** The notice above every screen of the app, apart from the page’s texts, which no other screen loads. */
export const invitationNoticeTexts = rows({
  lead: {
    en: (project: string) => `Help with the link previews of ${project}.`,
    de: (project: string) => `Arbeiten Sie an den Linkvorschauen von ${project} mit.`,
  },
  from: {
    en: (name: string, project: string) => `${name} has invited you to work on the link previews of ${project}.`,
    de: (name: string, project: string) => `${name} lädt Sie ein, an den Linkvorschauen von ${project} mitzuarbeiten.`,
  },
  asAdmin: { en: 'You’ll join as an admin.', de: 'Ihre Rolle: Admin.' },
  asEditor: { en: 'You’ll join as an editor.', de: 'Ihre Rolle: Redaktion.' },
  acceptShort: { en: 'Accept', de: 'Annehmen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  declined: { en: 'You’ve declined the invitation.', de: 'Sie haben die Einladung abgelehnt.' },
  waiting: { en: 'Invitations', de: 'Einladungen' },
});
