import type { Card } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { PageState } from '#domain/watch/page-state.ts';

/**
 * The card as it was then. Its image may be gone or changed by now: our own copy is shown in its place. Why it looked so
 * was not stored, and is not shown.
 */
export function cardOfState(state: PageState, platform: PlatformId, copyUrl: string | null): Card | null {
  const stored = state.cards[platform];
  if (!stored) return null;
  const { image } = stored;
  const isCopied = copyUrl !== null && image !== null && image.url === state.image?.url;
  return {
    ...stored,
    platform,
    image: isCopied ? { ...image, url: copyUrl } : image,
    reasons: [],
    variants: [],
  };
}
