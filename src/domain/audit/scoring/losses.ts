import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { showsImage } from '#domain/audit/emulation/shown-image.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { isKnown, type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Failing } from './issues.ts';

const kinds = ['cards', 'images', 'otherImages', 'titles', 'descriptions', 'small'] as const;

/** The losses because of an issue, by platform. Closed and undocumented ones are left out. */
export type Losses = Record<(typeof kinds)[number], PlatformId[]>;

/** `parts`: what fails for one reason. */
export function lossesOf(parts: readonly Failing[], { platforms: judged }: Pick<PageAudit, 'platforms'>): Losses {
  const losses: Losses = { cards: [], images: [], otherImages: [], titles: [], descriptions: [], small: [] };
  for (const { platform, card } of judged) {
    if (!isKnown(platform)) continue;
    const fails = (...ids: CheckId[]) => parts.some((part) => part.platform === platform && ids.includes(part.id));
    if (!card.isShown) {
      if (fails('hasCard')) losses.cards.push(platform);
      continue;
    }
    if (fails('isNoOgImage')) losses[card.image === null ? 'images' : 'otherImages'].push(platform);
    if (fails('hasTitle') && card.title === null) losses.titles.push(platform);
    if (fails('hasDescription') && card.description === null) losses.descriptions.push(platform);
    const isSmall = showsImage(card) && card.layout.startsWith('sm') && drawsLarge.has(platform);
    if (isSmall && parts.some((part) => part.platform === platform)) losses.small.push(platform);
  }
  return losses;
}

/** Those that draw a good image of a page with text large: on the others it is small whatever its owner does. */
const drawsLarge: ReadonlySet<PlatformId> = new Set(
  platformIds.filter((id) => {
    const text = { title: 'Title', description: 'Description', siteName: 'Site', twitterCard: 'summary_large_image' };
    const seen = {
      image: { state: 'none' },
      author: null,
      creator: null,
      robotsHeader: null,
      isVideo: false,
      isOembed: false,
    } as const;
    const image = { width: 1200, height: 630, ratio: 1200 / 630, bytes: 90_000 };
    return platforms[id].layout(image, { ...text, ...seen, tags: [], images: [], fields: [] }).layout === 'lg';
  }),
);

/** Of two pages. */
export const joinLosses = (one: Losses, other: Losses): Losses =>
  Object.fromEntries(
    kinds.map((kind) => [kind, platformIds.filter((id) => one[kind].includes(id) || other[kind].includes(id))]),
  ) as Losses;
