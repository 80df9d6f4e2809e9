import { defaultLanguage, type Language, preferredLanguage } from '#domain/language.ts';

/** The language of messages. Pages send theirs; programs may send what they like. */
export const languageOf = (headers: Headers): Language =>
  preferredLanguage(headers.get('accept-language')) ?? defaultLanguage;
