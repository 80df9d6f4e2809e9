import type { MetaArgs, MetaFunction } from 'react-router';
import type { Language } from '#domain/language.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { type PageName, pageTexts, unlistedPages } from '#web/i18n/public/pages.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { type Page, pageMeta, screenOf } from './page-meta.ts';

/** Title and description of the matched public page, for pages that add something of their own. */
export function publicPage(args: Pick<MetaArgs, 'matches' | 'location'>): { page: Page; language: Language } {
  const screen = screenOf(args.matches);
  const name: PageName = screen && Object.hasOwn(pageTexts, screen) ? (screen as PageName) : 'home';
  const language = languageOfPath(args.location.pathname);
  return { page: { ...textsIn(pageTexts[name], language), noindex: unlistedPages.includes(name) }, language };
}

/** `meta` of every public page whose texts do not depend on its data. */
export const publicMeta: MetaFunction = (args) => pageMeta(args, publicPage(args).page);
