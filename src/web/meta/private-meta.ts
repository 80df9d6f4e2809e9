import type { MetaArgs, MetaDescriptor } from 'react-router';
import { normaliseError } from '#web/errors/normalise-error.ts';
import { errorTexts } from '#web/i18n/errors.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { screenOfRoute } from '#web/paths.ts';
import type { ScreenName } from '#web/screens.ts';

// What every screen needs. What only public pages have is in page-meta.ts, which the app does not load.

export const SITE_NAME = 'Linkbild';

export const robotsNone = { name: 'robots', content: 'noindex' };

/** Pages behind the login: a title for the tab, nothing for search engines. */
export const privateMeta = (title: string): MetaDescriptor[] => [{ title: `${title} · ${SITE_NAME}` }, robotsNone];

/** For layouts: the head if a page inside failed. Otherwise the page provides its own. */
export function errorMeta({ error, location }: Pick<MetaArgs, 'error' | 'location'>): MetaDescriptor[] {
  const texts = textsIn(errorTexts, languageOfPath(location.pathname));
  if (!error) return [];
  const { status } = normaliseError(error);
  return privateMeta({ 404: texts.notFound, 403: texts.notAllowed, 503: texts.busy }[status] ?? texts.failed);
}

export const screenOf = (matches: MetaArgs['matches']): ScreenName | null => screenOfRoute(matches.at(-1)?.id);
