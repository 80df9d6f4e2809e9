import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { appInstallation, setEmbedData } from '#io/shopify/queries/app-metafields.ts';
import { askShop } from '../shop-access.ts';

/** Tells the app embed whose images it prints, and to be silent once the snippet is in the theme. */
export async function tellEmbed(
  io: Io,
  shop: ShopRow,
  project: ProjectRow,
  { isInTheme, signal }: { isInTheme: boolean; signal: AbortSignal },
): Promise<void> {
  const installation = await askShop(io, shop, appInstallation, signal);
  if (!installation.ok) return;
  const { id } = installation.data.currentAppInstallation;
  const data = { images_url: io.settings.imagesUrl, project_uuid: project.uuid, in_theme: isInTheme };
  const set = await askShop(io, shop, setEmbedData(id, data), signal);
  const error = set.ok ? set.data.metafieldsSet.userErrors[0]?.message : `${set.reason} ${set.detail}`;
  if (error) io.log.warn({ shop: shop.shop, reason: error.slice(0, 200) }, 'the app embed was not told');
}
