import { useTexts } from '../../../i18n/language.tsx';
import { sourceTexts } from '../../../i18n/project/dashboard.ts';

/** A source of crawls as people know it. */
export function useSourceName() {
  const names = useTexts(sourceTexts);
  return (source: string) => (Object.hasOwn(names, source) ? names[source as keyof typeof names] : source);
}
