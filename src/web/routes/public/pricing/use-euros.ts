import { euros } from '#domain/billing/name-plan.ts';
import { useLanguage } from '../../../i18n/language.tsx';

/** Cents as people of the page's language read them. */
export function useEuros(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => euros(cents, language);
}
