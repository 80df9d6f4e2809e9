import type { Language } from '#domain/language.ts';
import { errorTexts } from '../i18n/errors.ts';
import { textsIn } from '../i18n/texts.ts';

/** Without React, styles or data: what can still be shown if the error page itself failed. */
export function plainErrorPage(language: Language): string {
  const texts = textsIn(errorTexts, language);
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Linkbild</title></head><body><h1>${texts.errorPageFailed}</h1><p><a href="${language === 'de' ? '/de' : '/'}">${texts.home}</a></p></body></html>`;
}
