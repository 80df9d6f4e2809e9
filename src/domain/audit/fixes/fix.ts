import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';

type ImageFile = Extract<ImageProbe, { ok: true }>;

/** A change by the owner of a page. `edit` and `move` change the page, the others what surrounds it. */
export type Change =
  | { kind: 'edit'; edits: TagEdit[] }
  /** All tags of previews go right behind the charset. */
  | { kind: 'move' }
  /** The page lists a better image further down, which goes to the front. */
  | { kind: 'first-image'; url: string; width: number; height: number }
  /** The server sends what a script fills in now. */
  | { kind: 'fill' }
  /** The image files are replaced by others of this kind. */
  | { kind: 'file'; file: Partial<Pick<ImageFile, 'type' | 'bytes' | 'width' | 'height'>> }
  /** Every crawler may load what others can. */
  | { kind: 'admit'; what: 'page' | 'image' }
  /** The page gets a text, which somebody has to write. */
  | { kind: 'new-text'; key: 'og:title' | 'og:description' | 'og:site_name' }
  /** The page gets an image, which does not exist yet. */
  | { kind: 'new-image' }
  /** The page gets an image of its own instead of the shared one. */
  | { kind: 'own-image' };

/** A change that was applied to the page in memory: the issue is then gone or smaller, and no card is worse. */
export interface Fix {
  id: CheckId;
  change: Change;
  /** A tag that it sets is there already; `empty`: without a value. */
  replaces: boolean | 'empty';
  /** Points of the page's score, and platforms that newly show an image or a card. */
  points: number;
  /** The points if the page's image turns out to be of this type (`retype` in classify-images.ts). */
  pointsAs?: Partial<Record<AuditSubPageType, number>>;
  images: PlatformId[];
  cards: PlatformId[];
}
