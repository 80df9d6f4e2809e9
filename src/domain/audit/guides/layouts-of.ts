import type { CardLayout } from '#domain/audit/emulation/card.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import { type GuideImage, guidePage } from './guide-page.ts';

export interface LayoutExample extends GuideImage {
  layout: CardLayout;
  why: Text;
}

/** What shops share: drawn for sharing, square and upright product photos, a small one, a thumbnail, an icon. */
const sizes: readonly GuideImage[] = [
  { width: 1200, height: 630 },
  { width: 1000, height: 1000 },
  { width: 800, height: 1200 },
  { width: 400, height: 210 },
  { width: 250, height: 250 },
  { width: 100, height: 100 },
];

/** How the platform lays out a link with each of these images, and why. Asked of its rules, not written down. */
export const layoutsOf = (platform: Platform): LayoutExample[] =>
  sizes.map((size) => {
    const { layout, reasons, isShown } = platform.toCard(guidePage({}, size));
    return { ...size, layout: isShown ? layout : 'none', why: reasons[0] ?? { en: '', de: '' } };
  });
