import type { CardImage } from '#domain/audit/emulation/card.ts';

// Padding-top of the image box in percent of its width (docs/specification.md#s9.15).
export const paddingTopPercent = {
  facebook: 52.25,
  twitter: 52.38,
  linkedin: 56.69,
  whatsapp: 56.36,
  slack: 55.36,
} as const;

/** 1200 x 630, for the platforms without a box in the specification. */
export const OPEN_GRAPH_RATIO = 1200 / 630;

/** Width divided by height of a platform's image box. */
export const boxRatio = (platform: keyof typeof paddingTopPercent): number => 100 / paddingTopPercent[platform];

// Pixels the platforms draw at; public numbers have their source in the platform's own file.
export const SLACK_LONGER_SIDE = 360;
export const SLACK_THUMB = 80;
export const DISCORD_THUMB = 80;
export const TELEGRAM_THUMB = 80;
export const SIGNAL_THUMB = 72;
export const WHATSAPP_THUMB = 69;
export const MASTODON_THUMB = 120;
export const FACEBOOK_THUMB = { square: { width: 158, height: 158 }, portrait: { width: 158, height: 237 } } as const;

/** As Slack writes a file's size: whole kB, rounded up (docs/specification.md#s9.13). */
export const kiloBytes = (bytes: number): number => Math.ceil(bytes / 1024);

export interface Size {
  width: number;
  height: number;
}

/** Size of an image inside a box without enlarging it; null while its own size is unknown. */
export function fitWithin(image: Pick<CardImage, 'width' | 'height'>, box: Size): Size | null {
  const { width, height } = image;
  if (width === null || height === null || width < 1 || height < 1) return null;
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Width divided by height between two bounds, so that one banner or one tower cannot break a column; null while
 * unknown.
 */
export function ratioBetween(image: Pick<CardImage, 'width' | 'height'>, least: number, most: number): number | null {
  const { width, height } = image;
  if (width === null || height === null || width < 1 || height < 1) return null;
  return Math.min(most, Math.max(least, width / height));
}
