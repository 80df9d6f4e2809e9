import type { MetaFunction } from 'react-router';
import { languageOfPath } from '../i18n/language.tsx';
import { type PageName, pageTexts, unlistedPages } from '../i18n/pages.ts';
import { textsIn } from '../i18n/texts.ts';
import { pageMeta, screenOf } from './page-meta.ts';

/** `meta` of every public page whose words do not depend on its data. */
export const publicMeta: MetaFunction = (args) => {
  const screen = screenOf(args.matches);
  const name: PageName = screen && screen in pageTexts ? (screen as PageName) : 'home';
  const texts = textsIn(pageTexts[name], languageOfPath(args.location.pathname));
  return pageMeta(args, { ...texts, noindex: unlistedPages.includes(name) });
};
