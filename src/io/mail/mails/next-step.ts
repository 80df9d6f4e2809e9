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
  const isGerman = language === 'de';
  return compose({
    kind: 'next-step',
    language,
    subject: isGerman ? `Nächster Schritt für ${site}: ${nextStep}` : `Next step for ${site}: ${nextStep}`,
    heading: isGerman ? 'Jemand möchte weitermachen' : 'Someone wants to take the next step',
    preheader: email,
    paragraphs: [],
    list: { items: [{ title: nextStep, text: site, note: email }] },
    button: { label: isGerman ? 'Ergebnis ansehen' : 'See result', url: given.url },
  });
}
