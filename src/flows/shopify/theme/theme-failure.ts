import type { PatchRefusal } from '#domain/shopify-theme/patch-theme.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';

/** Why a theme was not copied, published or restored. `no-exemption`: Shopify does not let this app write themes. */
export type ThemeFailure =
  | PatchRefusal['kind']
  | 'no-exemption'
  | 'no-scope'
  | 'too-many-themes'
  | 'shop-closed'
  | 'disconnected'
  | 'try-again'
  | 'refused';

export function themeFailureOf({ reason, detail }: Extract<AdminResult<never>, { ok: false }>): ThemeFailure {
  if (/exempt/i.test(detail)) return 'no-exemption';
  if (/theme limit|maximum number of themes|too many themes/i.test(detail)) return 'too-many-themes';
  if (reason === 'no-scope') return 'no-scope';
  if (reason === 'unauthorized') return 'disconnected';
  if (reason === 'frozen' || reason === 'closed') return 'shop-closed';
  return reason === 'bad-query' ? 'refused' : 'try-again';
}
