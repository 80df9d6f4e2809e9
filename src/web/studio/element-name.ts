import { isShop } from '#domain/enumerations.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { elementNames, variantNames } from '#web/i18n/project/configurator.ts';
import { useProject } from '#web/layouts/project.tsx';

/** `group-2` → Group 2, `title` → Title; custom names stay as they are. */
export function useElementName() {
  const names = useTexts(elementNames);
  const { pageType } = useProject();
  return (id: string) => {
    const [, stem = id, number] = /^(.*?)(?:-(\d+))?$/.exec(id) ?? [];
    const known = Object.hasOwn(names, stem) ? names[stem as keyof typeof names] : null;
    if (known === null) return id;
    const name = typeof known === 'function' ? known(isShop(pageType)) : known;
    return number ? `${name} ${number}` : name;
  };
}

/** A variant's name in the page's language. */
export function useVariantName() {
  const names = useTexts(variantNames);
  return (name: string) => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : name);
}
