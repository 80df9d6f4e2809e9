import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface MissingTag {
  site: string;
  /** The theme's name in the shop. */
  theme: string;
  url: string;
  /** What showed our image before. */
  was: 'first' | 'embed';
}

const ofSnippet = {
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

const ofEmbed = {
  en: {
    subject: (site: string) => `${site}: the Linkbild app embed is off`,
    heading: 'The Linkbild app embed is off',
    paragraphs: (theme: string) => [
      `In your live theme “${theme}” the Linkbild app embed isn’t switched on. Links shared from now on show the theme’s own image, or none.`,
      'Every theme has its own switch. If you turned it off on purpose, there’s nothing to do.',
    ],
    button: 'Open the theme settings',
  },
  de: {
    subject: (site: string) => `${site}: Die App-Einbettung von Linkbild ist aus`,
    heading: 'Die App-Einbettung von Linkbild ist aus',
    paragraphs: (theme: string) => [
      `In Ihrem aktiven Theme „${theme}“ ist die App-Einbettung von Linkbild nicht eingeschaltet. Neu geteilte Links zeigen deshalb das Bild des Themes oder gar keines.`,
      'Jedes Theme hat seinen eigenen Schalter. Wenn Sie die Einbettung absichtlich ausgeschaltet haben, ist nichts zu tun.',
    ],
    button: 'Einstellungen des Themes öffnen',
  },
};

/** To the shop's owner, when a theme without our tag was published or changed. */
export function missingTagMail(language: Language, { site: address, theme, url, was }: MissingTag): Mail {
  const site = foreignText(address);
  const { subject, heading, paragraphs, button } = (was === 'embed' ? ofEmbed : ofSnippet)[language];
  return compose({
    kind: 'tag-lost',
    language,
    subject: subject(site),
    heading,
    paragraphs: paragraphs(foreignText(theme)),
    button: { label: button, url },
  });
}
