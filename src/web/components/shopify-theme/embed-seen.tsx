import type { ShopTheme } from '#contract/calls/shopify-theme.ts';
import type { LiveKind } from '#domain/shopify/theme-snippet.ts';
import type { Tone } from '#web/components/ui/badge.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { liveKindTexts } from '#web/i18n/shopify/home.ts';
import { shopThemeTexts } from '#web/i18n/shopify/theme.ts';

type Check = NonNullable<ShopTheme['theme']>['check'];

export function embedTone(check: Check): Tone {
  if (check === null) return 'neutral';
  return check.ours.length > 0 ? 'good' : 'warn';
}

/** On which pages of the store our image comes first, with the app embed on. */
export function EmbedSeen({ check }: { check: Check }) {
  const texts = useTexts(shopThemeTexts);
  const names = useTexts(liveKindTexts);
  const language = useLanguage();
  if (check === null) return <p role="status">{texts.embedLooking}</p>;
  const { ours, others, unread, doubled } = check;
  const list = (kinds: readonly LiveKind[]) => new Intl.ListFormat(language).format(kinds.map((kind) => names[kind]));
  const othersText = ours.length > 0 ? texts.embedOthers : texts.embedOnlyOthers;
  const lines = [
    ours.length > 0 && texts.embedOurs(list(ours)),
    others.length > 0 && othersText(list(others)),
    doubled.length > 0 && texts.embedDoubled(list(doubled)),
    unread.length > 0 && texts.embedUnread(list(unread)),
  ].filter((line) => line !== false);
  return <p role="status">{lines.length > 0 ? lines.join(' ') : texts.embedNothing}</p>;
}
