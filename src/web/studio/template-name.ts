import { templateName } from '#domain/template/own-titles.ts';
import { useLanguage } from '#web/i18n/language.tsx';

/** Names of our own templates in the reader's language. */
export function useTemplateName(): (stored: string) => string {
  const language = useLanguage();
  return (stored) => templateName(stored, language);
}
