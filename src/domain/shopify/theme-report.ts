import type { PatchNote, PatchRefusal } from '#domain/shopify-theme/patch-theme.ts';
import type { TagState } from '#domain/shopify-theme/tag-state.ts';
import type { DiffHunk } from '#domain/shopify-theme/theme-diff.ts';
import type { EmbedCheck } from './embed-check.ts';

/** A file of the patch as it is shown; the texts themselves are read again when it is applied. */
interface ShownFile {
  name: string;
  isNew: boolean;
  line: number;
  hunks: DiffHunk[];
}

/** The result of the newest look at a shop's published theme. */
export interface ThemeReport {
  /** `gid://shopify/OnlineStoreTheme/1`. */
  id: string;
  name: string;
  lookedAt: string;
  tag: TagState;
  /** With the app embed on: what the store's pages print. Null until they were looked at. */
  check?: EmbedCheck | null;
  patch: { ok: true; files: ShownFile[]; notes: PatchNote[] } | { ok: false; reason: PatchRefusal };
}

/** The number in addresses of the admin and in `preview_theme_id`. */
export const themeNumber = (gid: string): string => /(?<!\d)\d+$/.exec(gid)?.[0] ?? '';
