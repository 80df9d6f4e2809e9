import { rows } from '#web/i18n/texts.ts';

/** A website that we cannot open, wherever it shows: one heading, the reason, one thing to do. */
export const unreadableTexts = rows({
  title: { en: 'We can’t read your website', de: 'Wir konnten diese Website nicht lesen' },
  toAddress: { en: 'Change the address or try again', de: 'Adresse ändern oder noch einmal versuchen' },
  address: { en: 'Address of your website', de: 'Adresse Ihrer Website' },
  triesHttp: {
    en: 'We try https first, then http.',
    de: 'Wir versuchen es erst mit https, dann mit http.',
  },
  readAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  readingAgain: { en: 'We’re reading your website again', de: 'Ihre Website wird neu eingelesen' },
  starting: { en: 'Starting …', de: 'Startet …' },
  /** It could be read before. */
  notNow: { en: 'It isn’t answering right now. Is it online?', de: 'Sie antwortet gerade nicht. Ist sie online?' },
});
