import type { MetaFunction } from 'react-router';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { privateMeta, screenOf } from './private-meta.ts';

/** `meta` of every screen of the app: its own heading as title, and nothing for search engines. */
export const appMeta: MetaFunction = ({ matches, location }) => {
  const screen = screenOf(matches);
  const language = languageOfPath(location.pathname);
  const known =
    screen && Object.hasOwn(appScreenTexts, screen) ? appScreenTexts[screen as keyof typeof appScreenTexts] : null;
  return privateMeta(textsIn(known ?? appScreenTexts.dashboard, language).heading);
};
