import { useMemo } from 'react';
import { useTexts } from '#web/i18n/language.tsx';
import { shopThemeTexts } from '#web/i18n/shopify/theme.ts';

/** What is said when a button of ThemePanel has done its work. */
export function useThemeDone() {
  const { lookDone, copyStarted, publishDone, undoDone } = useTexts(shopThemeTexts);
  return useMemo(
    () => ({ look: lookDone, copy: copyStarted, publish: publishDone, undo: undoDone }),
    [lookDone, copyStarted, publishDone, undoDone],
  );
}
