import { Drop } from 'liquidjs';
import { shopifyHead } from '../../../sample-shop/theme/content-for-header.ts';
import type { AppConfig } from '../app-config.ts';
import { liquidMetafields } from '../graphql/metafields.ts';
import type { Shop } from '../shop/shop.ts';
import { rootPaths } from '../shop/shop-details.ts';
import type { Theme } from '../themes/theme.ts';
import { engineOf, type PageFacts } from './liquid.ts';
import type { PageData } from './page-data.ts';
import {
  createSections,
  type JsonTemplate,
  readJson,
  schemaDefaults,
  type ThemeSettings,
  themeSettings,
} from './sections.ts';

/** `{{ template }}` prints its name and has properties. */
class TemplateDrop extends Drop {
  name: string;
  suffix = null;
  directory = null;
  constructor(name: string) {
    super();
    this.name = name;
  }
  override valueOf() {
    return this.name;
  }
  override toString() {
    return this.name;
  }
}

function shopObject(shop: Shop) {
  const { details } = shop;
  return {
    id: shop.id,
    name: details.name,
    description: details.description,
    email: details.email,
    url: shop.storefrontUrl,
    secure_url: shop.storefrontUrl,
    domain: new URL(shop.storefrontUrl).host,
    permanent_domain: shop.domain,
    currency: details.currencyCode,
    money_format: '€{{amount_with_comma_separator}}',
    locale: details.primaryLocale,
    password_message: '',
    published_locales: details.locales
      .filter(({ isPublished }) => isPublished)
      .map(({ locale, isPrimary }) => ({
        iso_code: locale,
        primary: isPrimary,
        root_url: isPrimary ? '/' : `/${locale}`,
      })),
    enabled_payment_types: [],
    metafields: liquidMetafields(shop.metafields),
  };
}

const routes = (root: string) => ({
  root_url: root || '/',
  cart_url: `${root}/cart`,
  search_url: `${root}/search`,
  collections_url: `${root}/collections`,
  all_products_collection_url: `${root}/collections/all`,
  account_url: `${root}/account`,
  predictive_search_url: `${root}/search/suggest`,
  product_recommendations_url: `${root}/recommendations/products`,
});

interface Rendering {
  shop: Shop;
  app: AppConfig;
  theme: Theme;
  page: PageData;
  locale: string;
  /** The prefix of the language: '' or '/de'. */
  root: string;
}

function variablesOf(rendering: Rendering, settings: Record<string, unknown>): Record<string, unknown> {
  const { shop, page, locale, root } = rendering;
  const origin = shop.storefrontUrl;
  const path = `${root}${page.canonicalPath}`;
  const { currencyCode } = shop.details;
  return {
    ...page.objects,
    shop: shopObject(shop),
    settings,
    page_title: page.title,
    page_description: page.description,
    page_image: page.image,
    canonical_url: `${origin}${root && page.canonicalPath === '/' ? root : path}`,
    template: new TemplateDrop(page.type),
    request: {
      page_type: page.type,
      host: new URL(origin).host,
      origin,
      path,
      design_mode: false,
      visual_preview_mode: false,
      locale: { iso_code: locale, endonym_name: locale, primary: locale === shop.details.primaryLocale },
    },
    localization: {
      language: { iso_code: locale },
      country: { iso_code: 'DE', name: 'Germany', currency: { iso_code: currencyCode } },
      available_languages: rootPaths(shop.details).map((own) => ({ iso_code: own.locale, root_url: own.path || '/' })),
    },
    routes: routes(root),
    cart: { item_count: 0, items: [], total_price: 0, currency: { iso_code: currencyCode, symbol: '€' } },
    customer: null,
    linklists: {},
    current_tags: null,
    current_page: 1,
    handle: page.canonicalPath.split('/').at(-1),
    scheme: new URL(origin).protocol.replace(':', ''),
    powered_by_link: '<a href="https://www.shopify.com">Powered by Shopify</a>',
  };
}

/** What Shopify prints for `{{ content_for_header }}`. */
function contentForHeader({ shop, theme, page, locale, root }: Rendering): string {
  const languages = rootPaths(shop.details)
    .toReversed()
    .map(({ locale: own, market, path }) => ({
      code: market.subfolderSuffix ? `${own}-${market.subfolderSuffix.toUpperCase()}` : own,
      root: path,
    }));
  return shopifyHead({
    base: shop.storefrontUrl,
    shopId: shop.id,
    domain: shop.domain,
    currency: shop.details.currencyCode,
    theme: { id: theme.id, name: theme.name },
    locale,
    root,
    path: page.canonicalPath,
    kind: page.type === 'index' ? 'home' : page.type,
    resourceId: page.resourceId,
    languages,
  });
}

interface EnabledEmbed {
  /** shopify://apps/<app>/blocks/<block>/<uuid> */
  type: string;
  source: string;
  settings: Record<string, unknown>;
}

/** App embeds that config/settings_data.json switches on: off after installation, gone after uninstalling. */
function enabledEmbeds(shop: Shop, theme: Theme, app: AppConfig): EnabledEmbed[] {
  if (!shop.installation) return [];
  const { blocks = {} } = themeSettings(theme) as ThemeSettings['current'];
  return Object.values(blocks).flatMap(({ type, disabled, settings }) => {
    const [, slug, name] = /^shopify:\/\/apps\/([\w-]+)\/blocks\/([\w-]+)\//.exec(type) ?? [];
    const source = new Map(Object.entries(app.embeds)).get(name ?? '');
    return slug === app.handle && !disabled && source ? [{ type, source, settings: settings ?? {} }] : [];
  });
}

/** The page as the theme prints it: template → layout, with Shopify's own head inside. */
export async function renderPage(rendering: Rendering): Promise<string> {
  const { shop, app, theme, page, locale } = rendering;
  const engine = engineOf(theme);
  const variables = variablesOf(rendering, themeSettings(theme));
  const sections = createSections(theme, engine, () => variables);
  const facts: PageFacts = {
    renderSection: sections.section,
    renderGroup: sections.group,
    cdn: shop.storefrontUrl.replace(/^https?:/, ''),
    theme,
    currencyCode: shop.details.currencyCode,
    locale,
  };
  variables.facts = facts;
  const print = (source: string, more: Record<string, unknown> = {}) =>
    engine.parseAndRender(source, { ...variables, ...more }, { globals: { ...variables, ...more } });
  const source = (filename: string) => theme.files.get(filename)?.bytes.toString();

  const template = readJson<JsonTemplate>(theme, `templates/${page.type}.json`);
  const liquid = source(`templates/${page.type}.liquid`);
  const body = template ? await sections.template(template) : await print(liquid ?? '');
  const chosen =
    template?.layout ??
    /\{%-?\s*layout\s+(?:'([\w-]+)'|"([\w-]+)"|(none))/
      .exec(liquid ?? '')
      ?.slice(1)
      .find(Boolean);
  if (chosen === false || chosen === 'none') return body;
  const wanted = chosen ?? 'theme';
  const layout = source(`layout/${wanted}.liquid`);
  if (layout === undefined) return body;

  const embeds: string[] = [];
  for (const embed of enabledEmbeds(shop, theme, app)) {
    const inner = await print(embed.source, {
      block: { settings: { ...schemaDefaults(embed.source), ...embed.settings }, id: embed.type },
      app: { metafields: liquidMetafields(shop.installation?.metafields ?? []) },
    });
    embeds.push(`<!-- BEGIN app block: ${embed.type} -->${inner}<!-- END app block -->`);
  }
  const header = contentForHeader(rendering);
  return print(layout, {
    content_for_header: [header, ...embeds].join('\n'),
    content_for_layout: body,
  });
}
