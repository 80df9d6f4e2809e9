import { z } from 'zod';
import { type ShopRoot, shopRoots } from '#domain/shopify/pages-by-market.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';
import { LOCALES, PRESENCES } from '#io/shopify/shop-queries.ts';

const Locales = z.object({
  shopLocales: z.array(z.object({ locale: z.string(), primary: z.boolean(), published: z.boolean() })),
});
const Presences = z.object({
  webPresences: z
    .object({
      nodes: z.array(
        z.object({
          subfolderSuffix: z.string().nullish(),
          domain: z.object({ host: z.string() }).nullish(),
          rootUrls: z.array(z.object({ locale: z.string(), url: z.string() })),
          markets: z.object({ nodes: z.array(z.object({ status: z.string() })) }).nullish(),
        }),
      ),
    })
    .nullish(),
});

/** The root URLs of the shop's pages in each language and market, as far as the granted scopes show them. */
export async function findShopRoots(
  io: Io,
  shop: ShopRow,
  primaryUrl: string,
  signal: AbortSignal,
): Promise<AdminResult<ShopRoot[]>> {
  const may = (scope: string) => shop.scopes.includes(scope) || shop.scopes.includes(scope.replace('read_', 'write_'));
  const locales = may('read_locales') ? await askShop(io, shop, { query: LOCALES, data: Locales }, signal) : null;
  if (locales && !locales.ok && locales.reason !== 'no-scope') return locales;
  const presences = may('read_markets') ? await askShop(io, shop, { query: PRESENCES, data: Presences }, signal) : null;
  if (presences && !presences.ok && presences.reason !== 'no-scope') return presences;
  const nodes = presences?.ok ? (presences.data.webPresences?.nodes ?? []) : null;
  const roots = shopRoots({
    primaryUrl,
    locales: locales?.ok
      ? locales.data.shopLocales.map(({ locale, primary, published }) => ({
          locale,
          isPrimary: primary,
          isPublished: published,
        }))
      : null,
    presences:
      nodes?.map(({ subfolderSuffix, domain, rootUrls, markets }) => ({
        host: domain?.host ?? null,
        hasSubfolder: Boolean(subfolderSuffix),
        // Without a market, the domain is the shop's own.
        isActive: !markets || markets.nodes.length === 0 || markets.nodes.some(({ status }) => status === 'ACTIVE'),
        roots: rootUrls,
      })) ?? null,
  });
  return { ok: true, data: roots };
}
