import type { Text } from '#domain/language.ts';
import type { LabelledData } from '#domain/meta/meta-tag-data.ts';
import type { PlatformId } from './platforms/platform-id.ts';

/** How a platform lays a link out. `hidden`: Slack fetches a picture and does not show it. */
export type CardLayout = 'lg' | 'sm' | 'sm-portrait' | 'sm-square' | 'none' | 'hidden';

/** Size class of the picture itself, over all platforms (section 3). */
export type ImageSizeClass = 'none' | 'sm' | 'lg' | 'xl';

/** What is known about a picture after asking for it. */
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
  /** Why it looks like this: one sentence each, in both languages. */
  reasons: Text[];
}
