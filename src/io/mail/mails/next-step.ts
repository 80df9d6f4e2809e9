import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

/** To the operator: somebody wants to continue after a check. */
export function nextStepMail(
  language: Language,
  given: { email: string; site: string; nextStep: string; url: string },
): Mail {
  const [email, site, nextStep] = [given.email, given.site, given.nextStep].map(foreignText) as [
    string,
    string,
    string,
  ];
  return compose({
    kind: 'next-step',
    language,
    subject: { en: `Next step for ${site}: ${nextStep}`, de: `Nächster Schritt für ${site}: ${nextStep}` }[language],
    heading: { en: 'Someone wants to take the next step', de: 'Jemand möchte weitermachen' }[language],
    preheader: email,
    paragraphs: [],
    list: { items: [{ title: nextStep, text: site, note: email }] },
    button: { label: { en: 'See result', de: 'Ergebnis ansehen' }[language], url: given.url },
  });
}
