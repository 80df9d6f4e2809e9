import type { Text } from '#domain/language.ts';
import type { LabelledData } from '#domain/meta/meta-tag-data.ts';
import type { PlatformId } from '../platforms/platform-id.ts';

/** How a platform lays a link out. `hidden`: Slack fetches an image and does not show it. */
export type CardLayout = 'lg' | 'sm' | 'sm-portrait' | 'sm-square' | 'none' | 'hidden';

/** Size class of the image itself, over all platforms (docs/specification.md#s3.28). */
export type ImageSizeClass = 'none' | 'sm' | 'lg' | 'xl';

/** What is known about an image after asking for it. */
export interface CardImage {
  url: string;
  width: number | null;
  height: number | null;
  /** Bytes of the file. */
  bytes: number | null;
  /** By content, not by name: `jpeg`, `png`, `webp`, `gif`, `svg`, `avif`. */
  type: string | null;
  alt: string | null;
}

/** What one platform would show for one page: a value, drawn by web/previews and by the terminal. */
export interface Card {
  platform: PlatformId;
  layout: CardLayout;
  /** Already cut to the platform's length. Null where the page gives none: the drawing shows 'no title'. */
  title: string | null;
  description: string | null;
  siteName: string | null;
  /** As the platform writes it (with or without www, upper case where it does so). */
  host: string;
  url: string;
  image: CardImage | null;
  /** More than one only where the platform shows several (iMessage). */
  moreImages: CardImage[];
  imageSize: ImageSizeClass;
  favicon: string | null;
  /** Slack's two fields (twitter:label1/data1, label2/data2). */
  fields: LabelledData[];
  /** Discord's bar. */
  accentColor: string | null;
  /** False where the platform leaves the bare link without any card (Signal without a title, for one). */
  isShown: boolean;
  /** Where the image came from: a tag, an image of the page taken for want of one, or a touch icon. */
  imageSource: 'tag' | 'page' | 'icon' | null;
  /** Another layout the same link can take (LinkedIn draws sponsored posts wide), with the case it is for. */
  otherLayout: { layout: CardLayout; when: Text } | null;
  /** Lines the platform gives each text; 0: it does not show it at all. */
  lines: { title: number; description: number };
  /** Why it looks like this: one sentence each, in both languages. */
  reasons: Text[];
}

/** As much of a card as the checks look at. */
export type CardOutline = Pick<Card, 'layout' | 'title' | 'description' | 'imageSource' | 'lines'>;
