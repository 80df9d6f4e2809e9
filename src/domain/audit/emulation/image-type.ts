import type { AuditSubPageType } from '#domain/enumerations.ts';

/** One row per service that draws images for pages: host, plus path if the host also serves other things. */
const imageGenerators: { name: string; match: RegExp }[] = [
  // `/og.png` and `/opengraph-image.png` are plain files on many sites, so only the generator's own forms count.
  { name: 'Vercel OG', match: /\/(api\/og(?![\w-]*\.\w)|og\/?\?|opengraph-image(-\w+)?(\?|$))/i },
  { name: 'Nuxt OG Image', match: /\/(__og-image__|_og)\// },
  { name: 'GitHub', match: /^https:\/\/(opengraph|repository-images)\.github(assets|usercontent)?\.com\// },
  { name: 'Bannerbear', match: /^https:\/\/(ondemand|images|cdn)\.bannerbear\.com\// },
  { name: 'Placid', match: /^https:\/\/(api\.placid\.app\/u|placid)\b/ },
  { name: 'Cloudinary text overlay', match: /^https:\/\/res\.cloudinary\.com\/.*\/l_text:/ },
  { name: 'imgix text', match: /^https?:\/\/[^/]*\.imgix\.net\/.*[?&](txt|mark)=/ },
  { name: 'Dynapictures', match: /^https:\/\/api\.dynapictures\.com\// },
  { name: 'RenderForm', match: /^https:\/\/(get|api)\.renderform\.io\// },
  { name: 'htmlcsstoimage', match: /^https:\/\/hcti\.io\/v1\/image/ },
  { name: 'OG Image (Vercel)', match: /^https:\/\/og-image\.vercel\.app\// },
  { name: 'Orshot', match: /^https:\/\/api\.orshot\.com\// },
  { name: 'text in the query', match: /^[^?]*\/og(-image)?\.(png|jpe?g|webp)\?.*\b(title|url|text)=/i },
];

// Words in a file name that mark an image of the shop, not of the page.
const genericName = /(?<![a-z])(placeholder|favicon|no-?image|default-?(image|share|og)|apple-touch-icon)(?![a-z])/i;

const logoWords = new Set(['logo', 'logos', 'logotype']);
/** Words that describe a logo's look or position, not another subject of the picture. */
const logoDetails = new Set(
  `web website site shop store brand company firma main header footer social share sharing default og fb facebook
  image img pic bild icon mark wordmark white black weiss weiß schwarz dark light hell dunkel color colour farbe farbig
  rgb cmyk small medium large big square quadrat quer round rund horizontal vertical wide transparent crop center top
  final new neu old alt copy kopie png jpg`.split(/\s+/),
);
const withLogo = new Set(['with', 'without', 'mit', 'ohne']);
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * `shop-logo_2024.png`. A product has the word elsewhere: `logo-hoodie.jpg`, `mug-with-logo.jpg`, `logotype-mug.jpg`.
 */
function isLogoName(name: string): boolean {
  const words = name
    .toLowerCase()
    .replace(/\.[a-z\d]+$/, '')
    .replaceAll(uuid, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^v?\d/.test(word) && !logoDetails.has(word));
  return logoWords.has(words.at(-1) ?? '') && !words.some((word) => withLogo.has(word));
}

/** The first preview image of a page. */
export interface FirstImage {
  url: string;
  isReachable: boolean;
  /** Its address and size say that it was drawn for this page's card, by whatever means. */
  isMadeForSharing?: boolean;
  /** Linkbild serves it. */
  isOurs?: boolean;
}

/** Folders that hold such images, one for each page. */
const sharingFolder =
  /^(?:og|ogp|og-?images?|open-?graph|social(?:-?(?:cards?|images?|share))?|share-?(?:images?|cards?))$/;
/** Names of such images, apart from what names the page. */
const sharingName =
  /(?<![a-z])(?:og|og-?(?:image|card)|open-?graph(?:-?image)?|social-?(?:card|image|share)|shar(?:e|ing)-?(?:image|card)|twitter-?card)(?![a-z])/;
/** Other words of such names that do not name a page, even if its path has them. */
const sharingDetail =
  /^(?:og|default|site|website|web|shop|main|image|img|card|new|final|en|de|fr|es|it|nl|x|v?\d[\dx]*|(?=[a-f]*\d)[\da-f]{6,})$/;

const notInWords = /[^\p{L}\p{N}]+/u;

/**
 * A file of the page's own, in the shape of a card, that its address calls a sharing image: `/og/halo-lamp.png`,
 * `halo-lamp-og.jpg`, or `opengraph-image.png` beside the page. `/og.png` may be that of the whole site. A photo that a
 * shop cuts to this shape has neither the name nor text on it.
 */
export function isMadeForSharing(url: string, { width, height }: { width: number; height: number }, pageUrl: string) {
  if (width < 600 || Math.abs(width / height - 1200 / 630) > 0.03 || isSharedImage(url)) return false;
  const segments = decodeLoosely(URL.parse(url)?.pathname ?? '')
    .toLowerCase()
    .split('/')
    .slice(1);
  const file = (segments.pop() ?? '').replace(/\.[a-z\d]+$/, '');
  const isNamed = sharingName.test(file);
  const page = decodeLoosely(URL.parse(pageUrl)?.pathname ?? '/')
    .replace(/\/$/, '')
    .toLowerCase();
  const wordsOfPage = new Set(page.split(notInWords));
  // A brand or a season names no page: `/files/acme-og.png` is the image of the whole site.
  const words = file.replace(sharingName, ' ').split(notInWords);
  const namesPage = words.some((word) => word !== '' && !sharingDetail.test(word) && wordsOfPage.has(word));
  const isInPageFolder = page !== '' && `/${segments.join('/')}` === page;
  return isNamed ? namesPage || isInPageFolder : namesPage && segments.some((one) => sharingFolder.test(one));
}

export interface ImageTypeContext {
  /** URLs under which the product itself serves images, e.g. `https://linkbild.example/images`. */
  imagesUrls: readonly string[];
  /** First preview image of every audited page, this one included; null for pages without one. */
  siteImages: readonly (string | null)[];
}

/**
 * Type of a page's first preview image, compared with all audited pages of its site. An image that cannot be fetched
 * counts as none.
 */
export function imageTypeOf(image: FirstImage | null, { imagesUrls, siteImages }: ImageTypeContext): AuditSubPageType {
  if (image === null || !image.isReachable) return 'none';
  const { url } = image;
  if (isOwnImage(url, imagesUrls)) return 'dynamic';
  const isRepeated = (by: keyof Uses, key: string) => {
    const uses = siteImages.length < 3 ? 0 : (usesIn(siteImages)[by].get(key) ?? 0);
    return uses >= 3 && uses > siteImages.length / 3;
  };
  // A generator's images differ in their query, and one that is the same for the whole site is generic after all.
  if (imageGenerators.some((generator) => generator.match.test(url))) {
    return isRepeated('addresses', url) ? 'generic' : 'dynamic';
  }
  if (isSharedImage(url) || isRepeated('files', fileOf(url))) return 'generic';
  return image.isMadeForSharing ? 'dynamic' : 'static';
}

/** Whether Linkbild itself serves the image. */
export const isOwnImage = (url: string, imagesUrls: readonly string[] = []): boolean =>
  imagesUrls.some((base) => url.startsWith(`${base.replace(/\/$/, '')}/`));

interface Uses {
  addresses: Map<string, number>;
  files: Map<string, number>;
}

/** Counted once per site: comparing each page with all others takes longer than auditing them from 5,000 pages on. */
const counted = new WeakMap<ImageTypeContext['siteImages'], Uses>();

function usesIn(siteImages: ImageTypeContext['siteImages']): Uses {
  const known = counted.get(siteImages);
  if (known) return known;
  const uses: Uses = { addresses: new Map(), files: new Map() };
  for (const url of siteImages) {
    if (url === null) continue;
    uses.addresses.set(url, (uses.addresses.get(url) ?? 0) + 1);
    uses.files.set(fileOf(url), (uses.files.get(fileOf(url)) ?? 0) + 1);
  }
  counted.set(siteImages, uses);
  return uses;
}

/**
 * Whether its address gives an image away as the site's: a logo, a placeholder, an icon. Shopify pads the store-wide
 * sharing image (`pad_color=`), which is nearly always the logo on white.
 */
export function isSharedImage(address: string): boolean {
  if (/[?&]pad_color=/.test(address)) return true;
  const path = URL.parse(address)?.pathname ?? address;
  const name = decodeLoosely(path.slice(path.lastIndexOf('/') + 1));
  return genericName.test(name) || isLogoName(name);
}

/** What a page is built with, by the file's name: its first or last word, since others may be part of a product's. */
const furniture =
  /^(?:sprites?|icons?|flags?|payments?)(?![a-z])|(?<![a-z])(?:sprites?|icons?|flags?|payments?|avatars?|badges?|banners?|loader|spinner)[^a-z]*\.[a-z]+$|^(?:pixel|spacer|blank)[^a-z]*\.[a-z]+$/i;

export const isFurniture = (address: string): boolean =>
  furniture.test((URL.parse(address)?.pathname ?? address).split('/').at(-1) ?? '');

// `?v=` and size parameters name the same image; the path decides.
const fileOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A stray percent sign belongs to the name.
  }
}
