import { euros } from '#domain/billing/name-plan.ts';
import { useLanguage } from '#web/i18n/language.tsx';

/** Cents formatted for the page's language. */
export function useEuros(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => euros(cents, language);
}
