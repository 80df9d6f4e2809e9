import type { Language } from '#domain/language.ts';
import { type Alert, alertWords } from '#domain/watch/alert-message.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

const texts = {
  en: {
    test: 'Test alert: this is what a real one looks like',
    opened: 'Link previews got worse',
    resolved: 'Resolved',
    onPages: (pages: string) => `Affected pages: ${pages}`,
    wasOnPages: (pages: string) => `Pages that were affected: ${pages}`,
    cause: (cause: string) => `What happened: ${cause}`,
    note: 'You’re getting this email because alerts are on for you in this project. Choose which emails you get in Monitoring.',
  },
  de: {
    test: 'Probealarm: So sieht ein echter aus',
    opened: 'Linkvorschauen sind schlechter geworden',
    resolved: 'Behoben',
    onPages: (pages: string) => `Betroffene Seiten: ${pages}`,
    wasOnPages: (pages: string) => `Betroffen waren: ${pages}`,
    cause: (cause: string) => `Das war passiert: ${cause}`,
    note: 'Sie bekommen diese E-Mail, weil Benachrichtigungen zu diesem Projekt für Sie eingeschaltet sind. Welche E-Mails Sie bekommen, legen Sie unter „Monitoring“ fest.',
  },
};

/** One mail when an incident opens, one when it is resolved. */
export function incidentMail(language: Language, alert: Alert): Mail {
  const { title, cause, pages, button } = alertWords(alert, language);
  const { test, opened, resolved, onPages, wasOnPages, cause: itWas, note } = texts[language];
  const isOpen = alert.event === 'opened';
  return compose({
    kind: isOpen ? 'incident-opened' : 'incident-resolved',
    language,
    subject: title,
    heading: alert.isTest ? test : isOpen ? opened : resolved,
    paragraphs: [
      isOpen ? cause : itWas(cause),
      ...(pages === null ? [] : [isOpen ? onPages(pages) : wasOnPages(pages)]),
    ],
    button: { label: button, url: alert.url },
    footnotes: [note],
  });
}
