// The data a page states about itself, as named by docs/specification.md#s3.9, plus the evidence: every tag with its
// byte position, so that a platform can be emulated (window, order, name= or property=) and an audit can say where a
// tag is and who wrote it.

export type TagAttribute = 'property' | 'name' | 'itemprop' | 'http-equiv';

/**
 * Where the tag is. `noscript` counts, because no platform runs scripts. `comment` and `template` tags are invisible to
 * every platform and stored only for the tag report.
 */
export type TagLocation = 'head' | 'body' | 'noscript' | 'template' | 'comment';

export type ExtraAttribute = 'rel' | 'hreflang' | 'sizes' | 'type' | 'media';

export interface MetaTag {
  /**
   * Lower case: `og:image`, `twitter:card`, `description`; `title`, `canonical`, `icon` for the elements of those
   * names.
   */
  key: string;
  /**
   * The attribute as written, if it is not exactly the key: in other letters (`OG:Title`), or with several keys
   * (`dc:description og:description`). Readers that compare whole attributes do not find such a tag.
   */
  writtenKey?: string;
  element: 'meta' | 'title' | 'link' | 'base';
  attribute: TagAttribute | null;
  /** Entities decoded, white space collapsed. */
  value: string;
  /** The tag as written in the page, cut at 500 characters. */
  raw: string;
  /** Byte offset of `<` in the body as received, after content decoding, before charset decoding. */
  offset: number;
  /**
   * Byte offset just after the tag (after `</title>` for titles): a reader that stops before it has not seen the tag.
   */
  endOffset: number;
  place: TagLocation;
  isDuplicate: boolean;
  /** Theme, app or plugin that wrote it, if the surroundings tell (app block comments, plugin marks). */
  writtenBy: string | null;
  /**
   * Other attributes that decide how the tag is read: rel, hreflang, sizes, type, media. Absent if the tag has none.
   */
  extra?: Partial<Record<ExtraAttribute, string>>;
}

export interface MetaImage {
  /** Absolute URL, resolved against base href. */
  url: string;
  /** As written in the page. */
  rawUrl: string;
  secureUrl: string | null;
  width: number | null;
  height: number | null;
  /** Bytes, known only after a probe. */
  size: number | null;
  /** As declared in the page (og:image:type). */
  type: string | null;
  alt: string | null;
}

export interface LabelledData {
  label: string | null;
  data: string | null;
}

export interface Favicon {
  url: string;
  /** Pixels of the longer side; null for `any` (SVG) and undeclared sizes. */
  size: number | null;
  rel: string;
}

export interface ProductData {
  name: string | null;
  price: string | null;
  currency: string | null;
  availability: string | null;
  brand: string | null;
  rating: number | null;
  ratingCount: number | null;
  images: string[];
  /** Only from the shop itself, whose price is then `price`; null: not reduced. */
  compareAtPrice?: string | null;
  variants?: { title: string; price: string; compareAtPrice: string | null; isAvailable: boolean }[];
}

export interface JsonLdProduct extends ProductData {
  offset: number;
  endOffset: number;
}

/** A NewsArticle or WebPage at the root of a script: what Mastodon reads before any tag. */
export interface JsonLdArticle {
  type: 'NewsArticle' | 'WebPage';
  /** Null: not named. An empty text is a text. */
  headline: string | null;
  description: string | null;
  authorName: string | null;
  publisherName: string | null;
  endOffset: number;
}

/** The JSON in `<script id="discord:component-embed">`, or in the file that a link names. */
export interface ComponentEmbedScript {
  /** Null if it is longer than Discord reads. */
  json: string | null;
  bytes: number;
  isInHead: boolean;
  offset: number;
}

export interface MetaTagData {
  url: string;
  /** `<title>`, else null. */
  title: string | null;
  /** meta description, else null. */
  description: string | null;
  /** og:site_name, else application-name, else null. */
  siteName: string | null;
  og: {
    title: string | null;
    description: string | null;
    siteName: string | null;
    url: string | null;
    type: string | null;
    locale: string | null;
    images: MetaImage[];
  };
  twitter: {
    card: string | null;
    title: string | null;
    description: string | null;
    site: string | null;
    creator: string | null;
    images: MetaImage[];
    data1: LabelledData;
    data2: LabelledData;
  };
  article: { author: string | null; publishedTime: string | null; modifiedTime: string | null };
  /** From product:* and og:price:* tags; with details, JSON-LD fills the gaps. */
  product: ProductData | null;
  /** The first product of the page's JSON-LD, and the position of its script. Only with details. */
  jsonLdProduct: JsonLdProduct | null;
  /** The image in JSON-LD of an article, recipe or event, on pages without a product. Only with details. */
  jsonLdImages?: string[];
  /** Only with details. */
  jsonLdArticle?: JsonLdArticle;
  /** Only with details. */
  componentEmbed?: ComponentEmbedScript;
  /** The body is empty until a script fills it, and nobody who reads previews runs scripts. Only with details. */
  isEmptyShell?: true;
  urlData: { hostname: string; origin: string };
  /** First images of the page body, which a platform may use if og:image is missing. Only with details. */
  ogImageAlternatives: string[];
  favicon: Favicon | null;
  favicons: Favicon[];
  /** Language → URL from hreflang links, with x-default. */
  locales: Record<string, string>;
  canonical: string | null;
  robots: string | null;
  themeColor: string | null;
  htmlLanguage: string | null;
  generator: string | null;
  charset: string;
  oembedUrl: string | null;
  tags: MetaTag[];
  /** Bytes of the body as received after content decoding, and the position of `</head>` (or the first body tag). */
  bytes: number;
  headEndOffset: number | null;
}
