import { WRITE_THEMES } from '#domain/shopify/app-config.ts';
import { themeNumber } from '#domain/shopify/theme-report.ts';
import { currentThemeChange } from '#io/db/queries/shopify/webhooks.ts';
import type { Io } from '#io/io.ts';
import { shopOfProject } from './decide-theme.ts';

/** The published theme as of the last read, the patch for it, and the copy that was made. */
export async function showTheme(io: Io, projectId: number) {
  const shop = await shopOfProject(io, projectId);
  const change = await currentThemeChange(io.db, projectId);
  const { theme, shop: domain } = shop;
  const themeUrl = (id: string, file: string) => io.shopify?.addresses.themeFile(domain, themeNumber(id), file) ?? '';
  return {
    shop: domain,
    canWrite: shop.scopes.includes(WRITE_THEMES),
    embedsUrl: theme && (io.shopify?.addresses.appEmbeds(domain, themeNumber(theme.id)) ?? null),
    theme: theme && {
      name: theme.name,
      lookedAt: theme.lookedAt,
      tag: theme.tag,
      check: theme.check ?? null,
      patch: theme.patch.ok
        ? {
            ok: true as const,
            notes: theme.patch.notes,
            files: theme.patch.files.map((file) => ({ ...file, editorUrl: themeUrl(theme.id, file.name) })),
          }
        : theme.patch,
    },
    change: change && {
      uuid: change.uuid,
      state: change.state,
      themeName: change.themeName,
      copyName: change.copyName,
      previewUrl: change.previewUrl,
      check: change.check,
      failure: change.failure,
      createdAt: change.createdAt,
    },
  };
}
