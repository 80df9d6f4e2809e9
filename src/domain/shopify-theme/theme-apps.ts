import { SETTINGS_DATA, type ThemeFiles } from './theme-files.ts';

// Traces of apps in themes. Names by which their files are known: [S] seen in themes or their output
// (src/domain/shop-apps), [R] recalled.

/** Snippets that print tags out of metafields: their source does not show it. */
const seoSnippets: readonly [start: string, app: string][] = [
  ['smartseo', 'Smart SEO'],
  ['seomanager', 'SEO Manager'],
  ['seometamanager', 'SEO Manager'],
  ['boosterseo', 'Booster SEO'],
  ['seobooster', 'Booster SEO'],
  ['avadaseo', 'Avada SEO'],
  ['plugseo', 'Plug in SEO'],
  ['pluginseo', 'Plug in SEO'],
  ['yoast', 'Yoast SEO'],
];

/** The SEO app whose snippet this is, by the file's name. */
export function seoAppOfSnippet(file: string): string | null {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.liquid'.length);
  const letters = name
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return seoSnippets.find(([start]) => letters.startsWith(start))?.[1] ?? null;
}

/** App embeds that print preview tags of their own, at the place of `content_for_header`. */
const tagEmbeds: readonly { app: string; slug: string; uuid: string; block: string | null }[] = [
  // Also seen with other slugs; the extension's uuid stays.
  { app: 'Yoast SEO', slug: 'yoast-seo', uuid: '7c777011-bc88-4743-a24e-64336e1e5b46', block: 'metatags' },
];

/** `shopify://apps/<slug>/blocks/<block>/<uuid>` → the app, if that block prints preview tags. */
export function tagAppOfEmbed(type: string): string | null {
  const [slug = '', folder, block, uuid] = type.slice('shopify://apps/'.length).split('/');
  if (!type.startsWith('shopify://apps/') || folder !== 'blocks') return null;
  const found = tagEmbeds.find(
    (embed) => (slug.startsWith(embed.slug) || uuid === embed.uuid) && (embed.block === null || embed.block === block),
  );
  return found?.app ?? null;
}

/** Page builders write layouts of their own, and write them again when a page is published. */
const builders: readonly [part: string, app: string][] = [
  ['pagefly', 'PageFly'],
  ['gempages', 'GemPages'],
  ['gem-', 'GemPages'],
  ['shogun', 'Shogun'],
  ['ecomposer', 'EComposer'],
  ['replo', 'Replo'],
  ['layouthub', 'LayoutHub'],
];

export function builderOfLayout(file: string): string | null {
  const name = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
  return builders.find(([part]) => name.includes(part))?.[1] ?? null;
}

/** The types of the app embeds that are switched on in the theme's settings. */
export const enabledEmbeds = (files: ThemeFiles): string[] =>
  embedsIn(files).flatMap(({ type, isOn }) => (isOn ? [type] : []));

/** The block of our own app embed: integrations/shopify, blocks/preview.liquid. */
export const EMBED_BLOCK = 'preview';
/** The app's handle in integrations/shopify/shopify.app.toml, as long as Shopify has not named another. */
export const APP_HANDLE = 'linkbild';

/** The embed's setting: pages for which the store has no image, or all. */
export type EmbedPages = 'without-image' | 'all';

/** Our own app embed in the theme's settings; null: it was never switched on in this theme. */
export function findOwnEmbed(
  files: ThemeFiles,
  handle: string = APP_HANDLE,
): { isOn: boolean; pages: EmbedPages } | null {
  const ours = embedsIn(files).filter(({ type }) => type.startsWith(`shopify://apps/${handle}/blocks/${EMBED_BLOCK}/`));
  const embed = ours.find(({ isOn }) => isOn) ?? ours[0];
  if (!embed) return null;
  return { isOn: embed.isOn, pages: field(embed.settings, 'pages') === 'all' ? 'all' : 'without-image' };
}

interface Embed {
  type: string;
  isOn: boolean;
  settings: unknown;
}

/** App embeds in the theme's settings. Settings that cannot be read have none. */
function embedsIn(files: ThemeFiles): Embed[] {
  const text = files.get(SETTINGS_DATA);
  if (text === undefined) return [];
  let settings: unknown;
  try {
    settings = JSON.parse(withoutHeader(text));
  } catch {
    return [];
  }
  const current = field(settings, 'current');
  // The name of a preset as long as nobody has changed a setting.
  const values = typeof current === 'string' ? field(field(settings, 'presets'), current) : current;
  const blocks = field(values, 'blocks');
  if (typeof blocks !== 'object' || blocks === null) return [];
  return Object.values(blocks).flatMap((block: unknown) => {
    const type = field(block, 'type');
    if (typeof type !== 'string') return [];
    return [{ type, isOn: field(block, 'disabled') !== true, settings: field(block, 'settings') }];
  });
}

/** Shopify writes a comment in front of the JSON files it generates. */
function withoutHeader(text: string): string {
  const trimmed = text.replace(/^\uFEFF/, '').trimStart();
  if (!trimmed.startsWith('/*')) return trimmed;
  const end = trimmed.indexOf('*/');
  return end === -1 ? trimmed : trimmed.slice(end + 2);
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
