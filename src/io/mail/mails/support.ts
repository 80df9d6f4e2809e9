import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface Message {
  name: string;
  email: string;
  text: string;
  url: string;
}

/** To the operator: somebody wrote by the support form. */
export function supportMail(language: Language, given: Message): Mail {
  const [name, email] = [foreignText(given.name), foreignText(given.email)];
  return compose({
    kind: 'support',
    language,
    subject: { en: `Message from ${name}`, de: `Nachricht von ${name}` }[language],
    heading: { en: 'New message', de: 'Neue Nachricht' }[language],
    paragraphs: [`${name}, ${email}`],
    quotes: [{ label: { en: 'Message', de: 'Nachricht' }[language], text: given.text }],
    button: { label: { en: 'Answer', de: 'Antworten' }[language], url: given.url },
  });
}

/** To the person who wrote: the answer, and their own message. */
export function supportAnswerMail(language: Language, { answer, text }: { answer: string; text: string }): Mail {
  const words = {
    en: {
      heading: 'Our answer to your message',
      answer: 'Answer',
      question: 'You wrote',
      more: 'Reply to this email if anything is still open.',
    },
    de: {
      heading: 'Unsere Antwort auf Ihre Nachricht',
      answer: 'Antwort',
      question: 'Sie schrieben',
      more: 'Ist noch etwas offen? Antworten Sie auf diese E-Mail.',
    },
  }[language];
  return compose({
    kind: 'support-answer',
    language,
    subject: words.heading,
    heading: words.heading,
    paragraphs: [],
    quotes: [
      { label: words.answer, text: answer },
      { label: words.question, text },
    ],
    footnotes: [words.more],
  });
}
