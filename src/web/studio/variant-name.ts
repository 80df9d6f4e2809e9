import { useTexts } from '../i18n/language.tsx';
import { variantNames } from '../i18n/project/configurator.ts';

/** A variant as people of the page's language call it. */
export function useVariantName() {
  const names = useTexts(variantNames);
  return (name: string) => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : name);
}
