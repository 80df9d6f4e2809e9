// Which scope a field needs, after the reference of Admin API 2026-10. https://shopify.dev/api/usage/access-scopes
import { GraphQLError } from 'graphql';
import type { AdminContext } from './schema.ts';

const needed = new Map<string, string[]>([
  ['QueryRoot.products', ['read_products']],
  ['QueryRoot.product', ['read_products']],
  ['QueryRoot.collections', ['read_products']],
  ['QueryRoot.collection', ['read_products']],
  ['QueryRoot.pages', ['read_content', 'read_online_store_pages']],
  ['QueryRoot.blogs', ['read_content', 'read_online_store_pages']],
  ['QueryRoot.articles', ['read_content', 'read_online_store_pages']],
  ['QueryRoot.themes', ['read_themes']],
  ['QueryRoot.theme', ['read_themes']],
  ['QueryRoot.shopLocales', ['read_locales', 'read_markets_home']],
  ['QueryRoot.webPresences', ['read_markets']],
  ...['Product', 'Collection', 'Page', 'Blog', 'Article'].map(
    (type) => [`${type}.translations`, ['read_translations']] as [string, string[]],
  ),
]);

/** `write_themes` contains `read_themes`. */
const has = (granted: string[], scope: string) =>
  granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_'));

function accessDenied(field: string, requiredAccess: string): GraphQLError {
  return new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess,
    },
  });
}

/** Throws Shopify's error if the token has none of the scopes that the field needs. */
export function checkScope(field: string, { scopes }: AdminContext): void {
  const any = needed.get(field);
  if (!any || any.some((scope) => has(scopes, scope))) return;
  const required = any.map((scope) => `\`${scope}\` access scope`).join(' or ');
  throw accessDenied(field.split('.')[1] ?? field, `${required}.`);
}

const EXEMPTION = 'The user needs write_themes and an exemption from Shopify to modify';

/** Writing themes needs a scope of the merchant and an exemption that Shopify gives the app. */
export function checkThemeWrite(field: string, what: 'theme files' | 'themes', { scopes, app }: AdminContext): void {
  if (!scopes.includes('write_themes') || !app.mayWriteThemes)
    throw accessDenied(
      field,
      `${EXEMPTION} ${what}. If you think that your app is eligible for an exemption and should have access to this API, then you can submit an exception request.`,
    );
}
