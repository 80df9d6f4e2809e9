import type { CrawlState } from '#domain/enumerations.ts';

interface About {
  /** Null: there is no such project, and nobody to log the fetch for. */
  projectId: number | null;
  subPageId: number | null;
  routeTemplateId: number | null;
  url: string | null;
  state: CrawlState;
}

export interface ServedPicture extends About {
  kind: 'picture';
  bytes: Uint8Array;
  contentType: string;
  /** Names the content; without quotes. */
  etag: string;
  /** How long others may keep it: a picture of its own version long, the current one shorter, a stand-in hardly. */
  freshness: 'version' | 'current' | 'fallback';
  /** 404 with a picture: no such project, or a page of another site. */
  status: 200 | 404;
}

export type ServedImage = ServedPicture | (About & { kind: 'redirect'; location: string });
