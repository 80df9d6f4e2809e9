import type { CrawlState } from '#domain/enumerations.ts';

interface About {
  /** Null: there is no such project, and nothing to log the fetch for. */
  projectId: number | null;
  subPageId: number | null;
  routeTemplateId: number | null;
  url: string | null;
  state: CrawlState;
}

export interface ServedFile extends About {
  kind: 'image';
  bytes: Uint8Array;
  contentType: string;
  /** Identifies the content; without quotes. */
  etag: string;
  /**
   * Cache lifetime: long for an image of its own version, shorter for the current one, minimal for a fallback image.
   */
  freshness: 'version' | 'current' | 'fallback';
  /** 404 with an image: no such project, or a page of another site. */
  status: 200 | 404;
}

export type ServedImage = ServedFile | (About & { kind: 'redirect'; location: string });
