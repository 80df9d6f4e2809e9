import type { Language, Text } from '#domain/language.ts';

/** The shop in the code that people copy, as the placeholders of the fields name it. */
const host: Text = { en: 'your-shop.com', de: 'ihr-shop.de' };
const slug: Text = { en: 'your-shop', de: 'ihr-shop' };

/** Code of ours, with the example shop of a language instead of the English one. */
export const withExampleShop = (code: string, language: Language): string =>
  code.replaceAll(host.en, host[language]).replaceAll(slug.en, slug[language]);
