/** What the app always has (integrations/shopify/shopify.app.toml). */
export const requiredScopes = ['read_products', 'read_content', 'read_themes'] as const;
/** Asked for only when a merchant wants us to change a copy of the theme. */
export const WRITE_THEMES = 'write_themes';
/** Asked for only when a merchant wants pages in further languages and markets to be read from the shop too. */
export const languageScopes = ['read_locales', 'read_translations', 'read_markets'] as const;

/** Whether there is more to read than before. */
export const gainsLanguages = (before: readonly string[], after: readonly string[]): boolean =>
  languageScopes.some((scope) => after.includes(scope) && !before.includes(scope));

/** A `write_` scope contains its `read_` scope, and Shopify then lists only the former. */
export function missingScopes(granted: readonly string[]): string[] {
  const has = new Set(granted.flatMap((scope) => [scope, scope.replace(/^write_/, 'read_')]));
  return requiredScopes.filter((scope) => !has.has(scope));
}
