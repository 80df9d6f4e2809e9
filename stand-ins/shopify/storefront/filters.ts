// Filters that Shopify adds to Liquid: those that themes use around their head and product pages.
// https://shopify.dev/docs/api/liquid/filters
import { createHash, createHmac } from 'node:crypto';
import type { Context, Liquid } from 'liquidjs';
import { escapeHtml } from '../admin/admin-html.ts';
import type { Theme } from '../themes/theme.ts';
import { factsOf } from './liquid.ts';

interface LiquidImage {
  src?: string;
  path?: string;
  width?: number;
  height?: number;
  alt?: string | null;
  featured_image?: LiquidImage | null;
  preview_image?: LiquidImage | null;
}
type FilterThis = { context: Context };
type Named = [string, unknown];

const facts = (self: FilterThis) => factsOf(self.context);
const named = (args: unknown[]) =>
  new Map(args.filter((arg): arg is Named => Array.isArray(arg) && arg.length === 2 && typeof arg[0] === 'string'));

/** A product or media object stands for its picture. */
function imagePath(input: unknown): string | null {
  if (typeof input === 'string') return input.startsWith('/') ? input : `/cdn/shop/files/${input}`;
  const image = input as LiquidImage | null | undefined;
  if (!image || typeof image !== 'object') return null;
  return (
    image.path ??
    (image.preview_image || image.featured_image ? imagePath(image.preview_image ?? image.featured_image) : null)
  );
}

const sizes = ['width', 'height', 'crop', 'format', 'pad_color'];

function imageUrl(self: FilterThis, input: unknown, ...args: unknown[]): string {
  const path = imagePath(input);
  if (!path) return '';
  const query = new URLSearchParams({ v: '1762300800' });
  const asked = named(args);
  for (const size of sizes) if (asked.has(size)) query.set(size, String(asked.get(size)));
  query.sort();
  return `${facts(self)?.cdn ?? ''}${path}?${query}`;
}

/** `{{amount}} €` in the shop's language, as the setting of a German shop is. */
function money(self: FilterThis, cents: unknown, style: 'plain' | 'symbol' | 'code'): string {
  const { currencyCode = 'EUR' } = facts(self) ?? {};
  const number = (Number(cents ?? 0) / 100).toLocaleString(currencyCode === 'EUR' ? 'de-DE' : 'en-US', {
    minimumFractionDigits: 2,
  });
  if (style === 'plain') return number;
  const symbol = currencyCode === 'EUR' ? `€${number}` : `$${number}`;
  return style === 'code' ? `${symbol} ${currencyCode}` : symbol;
}

const handle = (text: unknown) =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const assetUrl = (self: FilterThis, name: unknown) => {
  const { cdn = '', theme } = facts(self) ?? {};
  return `${cdn}/cdn/shop/t/${theme?.id ?? 0}/assets/${String(name).replace(/\.liquid$/, '')}?v=1`;
};

export function addFilters(engine: Liquid) {
  const add = (name: string, filter: (this: FilterThis, input: unknown, ...args: unknown[]) => unknown) =>
    engine.registerFilter(name, function (this: FilterThis, input: unknown, ...args: unknown[]) {
      return filter.call(this, input, ...args);
    });

  add('image_url', function (input, ...args) {
    return imageUrl(this, input, ...args);
  });
  add('img_url', function (input, size) {
    const [width = '', height = ''] = /^(\d*)x(\d*)/.exec(String(size ?? ''))?.slice(1) ?? [];
    const asked: Named[] = [];
    if (width) asked.push(['width', width]);
    if (height) asked.push(['height', height]);
    return imageUrl(this, input, ...asked);
  });
  add('image_tag', (input, ...args) => {
    const alt = named(args).get('alt') ?? '';
    return `<img src="${escapeHtml(String(input))}" alt="${escapeHtml(String(alt))}" loading="lazy">`;
  });
  add('asset_url', function (input) {
    return assetUrl(this, input);
  });
  add('file_url', function (input) {
    return `${facts(this)?.cdn ?? ''}/cdn/shop/files/${input}`;
  });
  add('asset_img_url', function (input) {
    return assetUrl(this, input);
  });
  add(
    'stylesheet_tag',
    (input) => `<link href="${escapeHtml(String(input))}" rel="stylesheet" type="text/css" media="all">`,
  );
  add('script_tag', (input) => `<script src="${escapeHtml(String(input))}" defer></script>`);
  add('preload_tag', () => '');
  add('money', function (input) {
    return money(this, input, 'symbol');
  });
  add('money_with_currency', function (input) {
    return money(this, input, 'code');
  });
  add('money_without_currency', function (input) {
    return money(this, input, 'plain');
  });
  add('money_without_trailing_zeros', function (input) {
    return money(this, input, 'symbol').replace(/[.,]00(?=$| )/, '');
  });
  add('t', function (input, ...args) {
    const { theme = null, locale = 'en' } = facts(this) ?? {};
    return translate(theme, locale, String(input), named(args));
  });
  add('translate', function (input, ...args) {
    const { theme = null, locale = 'en' } = facts(this) ?? {};
    return translate(theme, locale, String(input), named(args));
  });
  for (const name of ['handleize', 'handle']) add(name, handle);
  add('link_to', (input, url) => `<a href="${escapeHtml(String(url))}">${input}</a>`);
  add('within', (input) => input);
  add('placeholder_svg_tag', (name) => `<svg class="placeholder-svg" data-name="${escapeHtml(String(name))}"></svg>`);
  add('structured_data', () => '{}');
  add('metafield_text', () => '');
  add('font_face', () => '');
  add('font_modify', (input) => input);
  add('font_url', () => '');
  add('color_to_rgb', (input) => input);
  add('time_tag', (input) => `<time datetime="${escapeHtml(String(input))}">${input}</time>`);
  add('inline_asset_content', function (input) {
    return facts(this)?.theme?.files.get(`assets/${input}`)?.bytes.toString() ?? '';
  });
  for (const name of ['md5', 'sha1', 'sha256'])
    add(name, (input) =>
      createHash(name)
        .update(String(input ?? ''))
        .digest('hex'),
    );
  for (const name of ['sha1', 'sha256'])
    add(`hmac_${name}`, (input, key) =>
      createHmac(name, String(key))
        .update(String(input ?? ''))
        .digest('hex'),
    );
  add('base64_encode', (input) => Buffer.from(String(input ?? '')).toString('base64'));
  add('base64_decode', (input) => Buffer.from(String(input ?? ''), 'base64').toString());
}

type Tree = { [key: string]: Tree | string };

function readLocale(theme: Theme | null, locale: string): Tree | null {
  const file = theme?.files.get(`locales/${locale}.json`) ?? theme?.files.get(`locales/${locale}.default.json`);
  return file ? (JSON.parse(file.bytes.toString().replace(/^\s*\/\*[\s\S]*?\*\//, '')) as Tree) : null;
}

function find(tree: Tree | null, key: string): string | null {
  let at: Tree | string | undefined = tree ?? undefined;
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : null;
}

/** Texts of the theme's locale files; a missing one prints as on Shopify. */
function translate(theme: Theme | null, locale: string, key: string, values: Map<string, unknown>): string {
  const text = find(readLocale(theme, locale), key) ?? find(readLocale(theme, 'en'), key);
  if (text === null) return `Translation missing: ${locale}.${key}`;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(values.get(name) ?? ''));
}
