import { type CrawlKind, nameOfSource } from '#domain/agents/kind.ts';
import { useLanguage } from '#web/i18n/language.tsx';

/** A crawl source as people know it. */
export function useSourceName() {
  const language = useLanguage();
  return ({ source, kind }: { source: string; kind: CrawlKind }) => nameOfSource(source, kind, language);
}
