import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Text } from '#domain/language.ts';
import type { LabelledData } from '#domain/meta/meta-tag-data.ts';
import type { ComponentEmbed } from './embed-reader.ts';

/** How a platform lays out a link. `hidden`: Slack fetches an image and does not show it. */
export type CardLayout = 'lg' | 'sm' | 'sm-portrait' | 'sm-square' | 'none' | 'hidden';

/** Size class of the image itself, independent of platform (docs/specification.md#s3.28). */
export type ImageSizeClass = 'none' | 'sm' | 'lg' | 'xl';

/** The facts about an image after a request for it. */
export interface CardImage {
  url: string;
  width: number | null;
  height: number | null;
  /** File size in bytes. */
  bytes: number | null;
  /** Detected from the content, not the name: `jpeg`, `png`, `webp`, `gif`, `svg`, `avif`. */
  type: string | null;
  alt: string | null;
}

/** Why a card looks as it does. `basis`: the rule is only observed or assumed (docs/platforms.md). */
export type Reason = Text & { basis?: 'observed' | 'assumed' };

/** A tag that says the same as the one in use, and why the platform does not take it. */
export interface IgnoredTag {
  tag: string;
  byte: number;
  /**
   * `window`, `head`, `attribute`: the platform cannot see it. `other-first`: another tag comes first. `not-read`: it
   * never reads this tag.
   */
  why: 'window' | 'head' | 'attribute' | 'other-first' | 'not-read';
}

/** Where a part of a card comes from. */
export interface Origin {
  field: 'title' | 'description' | 'image' | 'siteName';
  /** Its key; `oEmbed` and `JSON-LD` are read elsewhere. Null: nothing gives it. */
  tag: string | null;
  /** Where the tag begins in the page. */
  byte: number | null;
  ignored: IgnoredTag[];
  /** The rule that chooses the tag is only observed or assumed. */
  basis?: Reason['basis'];
}

/** The card of one platform for one page: everything that is needed to draw it. */
export interface CardContent {
  platform: PlatformId;
  layout: CardLayout;
  /** Already cut to the platform's length. Null if the page has none: previews show 'no title'. */
  title: string | null;
  description: string | null;
  siteName: string | null;
  /** As the platform writes it (with or without www, in upper case where it does so). */
  host: string;
  url: string;
  image: CardImage | null;
  /** Further ones, only if the platform shows several (iMessage, Discord's gallery). */
  moreImages: CardImage[];
  imageSize: ImageSizeClass;
  favicon: string | null;
  /** Slack's two fields (twitter:label1/data1, label2/data2). */
  fields: LabelledData[];
  /** Discord's coloured bar. */
  accentColor: string | null;
  /** False if the platform shows the bare link without a card (for example Signal without a title). */
  isShown: boolean;
  /** Where the image came from: a tag, an image of the page used as a fallback, or a touch icon. */
  imageSource: 'tag' | 'page' | 'icon' | null;
  /** Lines the platform gives each text; 0: not shown at all. */
  lines: { title: number; description: number };
  /** A line of its own on Discord, in place of the description on Mastodon. */
  author?: string;
  /** The account that the page names as its author's: Mastodon links to it below the card. */
  creator?: string;
  /** The image is the first frame of a video that plays in the card. */
  isVideo?: true;
  /** Discord shows this in place of everything else; the rest is what it falls back to. */
  component?: ComponentEmbed;
  /** Only for a page that was checked on its own. */
  origins?: Origin[];
}

/** The parts that may differ in another client of the platform, or at another place in it. */
export type VariantContent = Pick<
  CardContent,
  'layout' | 'title' | 'description' | 'image' | 'imageSource' | 'isShown' | 'lines'
>;

/** With our sentences about it, in one language: part of every result (texts/describe-audit.ts). */
export interface Card extends CardContent {
  /** The client or place that is drawn, where there are others. */
  client?: string;
  /** Where the same link looks different, and why. */
  variants: (VariantContent & { client: string; why: string })[];
  /** Why it looks like this. */
  reasons: string[];
}

/** Before a language is chosen: as the engine makes it, and as audits are stored. */
export interface EmulatedCard extends CardContent {
  client?: Text;
  variants: (VariantContent & { client: Text; why: Reason })[];
  reasons: Reason[];
}

/** The part of a card that checks use. */
export type CardOutline = Pick<CardContent, 'layout' | 'title' | 'description' | 'image' | 'imageSource' | 'lines'>;
