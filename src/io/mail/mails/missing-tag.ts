import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface MissingTag {
  site: string;
  /** The theme's name in the shop. */
  theme: string;
  url: string;
}

const texts = {
  en: {
    subject: (site: string) => `${site}: your new theme doesn’t show your Linkbild images`,
    heading: 'The Linkbild tag is missing from your theme',
    paragraphs: (theme: string) => [
      `The theme “${theme}” is live and doesn’t contain the Linkbild tag. Links shared from now on show the theme’s own image.`,
      'We’ve prepared the change for this theme. It takes a minute.',
    ],
    button: 'Show the change',
  },
  de: {
    subject: (site: string) => `${site}: Ihr neues Theme zeigt Ihre Linkbild-Bilder nicht`,
    heading: 'Im Theme fehlt das Linkbild-Tag',
    paragraphs: (theme: string) => [
      `Das Theme „${theme}“ ist live, enthält aber das Linkbild-Tag nicht. Neu geteilte Links zeigen deshalb das Bild des Themes.`,
      'Die Änderung für dieses Theme haben wir vorbereitet. Sie dauert eine Minute.',
    ],
    button: 'Änderung ansehen',
  },
};

/** To the shop's owner, when a theme without our tag was published or changed. */
export function missingTagMail(language: Language, { site: address, theme, url }: MissingTag): Mail {
  const site = foreignText(address);
  const { subject, heading, paragraphs, button } = texts[language];
  return compose({
    kind: 'tag-lost',
    language,
    subject: subject(site),
    heading,
    paragraphs: paragraphs(foreignText(theme)),
    button: { label: button, url },
  });
}
