import type { Language } from '#domain/language.ts';
import type { Io } from '#io/io.ts';

/** URL of one of our pages in the reader's language, for mails. */
export function pageUrl(
  io: Pick<Io, 'settings'>,
  language: Language,
  path: string,
  query: Record<string, string> = {},
): string {
  const url = new URL(`${io.settings.siteUrl}${language === 'de' ? '/de' : ''}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
