import { useTexts } from '#web/i18n/language.tsx';
import { variantNames } from '#web/i18n/project/configurator.ts';

/** A variant's name in the page's language. */
export function useVariantName() {
  const names = useTexts(variantNames);
  return (name: string) => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : name);
}
