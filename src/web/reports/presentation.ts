import { withoutLanguage } from '#domain/language.ts';
import type { ScreenName } from '#web/screens.ts';

/** Three views of the same audit: full, short with the next step, before and after. */
const presentations = ['audit', 'check', 'demo'] as const;
export type Presentation = (typeof presentations)[number];

export const presentationOf = (pathname: string): Presentation => {
  const first = withoutLanguage(pathname).split('/')[1];
  return presentations.find((one) => one === first) ?? 'audit';
};

/** The screen of one page within a view. */
export const subPageScreens = {
  audit: 'auditSubPage',
  check: 'checkSubPage',
  demo: 'demoSubPage',
} as const satisfies Record<Presentation, ScreenName>;
