import type { studioTexts } from '#web/i18n/project/studio.ts';
import type { TextsOf } from '#web/i18n/texts.ts';

interface Chosen {
  name: string;
  isLive: boolean;
  /** Our tag was seen: visitors get what is chosen. */
  isVerified: boolean;
  /** Names of the templates that it takes the place of. */
  replaced: readonly string[];
}

/** What is said once a template was set live or inactive. That pages use it is said only where they do. */
export function goLiveToast(texts: TextsOf<typeof studioTexts>, { name, isLive, isVerified, replaced }: Chosen) {
  if (!isLive) return { title: texts.nowOffline(name) };
  const title = isVerified ? texts.nowLive(name) : texts.nowReady(name);
  if (replaced.length > 0) return { title, description: texts.nowLiveInstead(replaced.join(', ')) };
  return isVerified ? { title, description: texts.nowLiveText } : { title };
}
