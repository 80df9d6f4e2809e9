import type { PatchRefusal } from '#domain/shopify-theme/patch-theme.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';

/**
 * The Admin API's result; `gone`: the shop no longer has the theme; `too-many`: the shop has reached its limit of
 * themes; `too-complex`: it takes longer to read than any theme does.
 */
export type ThemeResult<Data> =
  | AdminResult<Data>
  | { ok: false; reason: 'gone' | 'too-many' | 'too-complex'; detail: string };
export type ThemeProblem = Extract<ThemeResult<never>, { ok: false }>;

/** Why a theme was not copied, published or restored. `no-exemption`: Shopify does not let this app write themes. */
export type ThemeFailure =
  | PatchRefusal['kind']
  | 'no-exemption'
  | 'no-scope'
  | 'too-many-themes'
  | 'theme-gone'
  | 'theme-changed'
  | 'shop-closed'
  | 'disconnected'
  | 'try-again'
  | 'refused';

export function themeFailureOf({ reason, detail }: ThemeProblem): ThemeFailure {
  if (reason === 'gone') return 'theme-gone';
  if (reason === 'too-many') return 'too-many-themes';
  if (reason === 'too-complex') return 'too-complex';
  if (/exempt/i.test(detail)) return 'no-exemption';
  if (reason === 'no-scope') return 'no-scope';
  if (reason === 'unauthorized') return 'disconnected';
  if (reason === 'frozen' || reason === 'closed') return 'shop-closed';
  return reason === 'bad-query' ? 'refused' : 'try-again';
}
