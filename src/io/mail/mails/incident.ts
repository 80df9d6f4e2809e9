import type { Language } from '#domain/language.ts';
import { type Alert, alertWords } from '#domain/watch/alert-texts.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    opened: 'Link previews got worse',
    resolved: 'Resolved',
    onPages: (pages: string) => `Affected pages: ${pages}`,
    wasOnPages: (pages: string) => `Pages that were affected: ${pages}`,
    cause: (cause: string) => `What had happened: ${cause}`,
    note: 'You’re getting this email because alerts are on for you in this project. In Monitoring you choose what we write about and when.',
  },
  de: {
    opened: 'Linkvorschauen sind schlechter geworden',
    resolved: 'Behoben',
    onPages: (pages: string) => `Betroffene Seiten: ${pages}`,
    wasOnPages: (pages: string) => `Betroffen waren: ${pages}`,
    cause: (cause: string) => `Das war passiert: ${cause}`,
    note: 'Sie bekommen diese E-Mail, weil Benachrichtigungen zu diesem Projekt für Sie eingeschaltet sind. Unter „Monitoring“ legen Sie fest, worüber und wann wir schreiben.',
  },
};

/** One mail when an incident opens, one when it is resolved. */
export function incidentMail(language: Language, alert: Alert): Mail {
  const { title, cause, pages, button } = alertWords(alert, language);
  const { opened, resolved, onPages, wasOnPages, cause: itWas, note } = texts[language];
  const isOpen = alert.event === 'opened';
  return compose({
    kind: isOpen ? 'incident-opened' : 'incident-resolved',
    language,
    subject: title,
    heading: isOpen ? opened : resolved,
    paragraphs: [
      isOpen ? cause : itWas(cause),
      ...(pages === null ? [] : [isOpen ? onPages(pages) : wasOnPages(pages)]),
    ],
    button: { label: button, url: alert.url },
    footnotes: [note],
  });
}
