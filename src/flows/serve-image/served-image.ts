import type { CrawlState } from '#domain/enumerations.ts';

interface About {
  /** Null: there is no such project, and nobody to log the fetch for. */
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
  /** Names the content; without quotes. */
  etag: string;
  /** How long others may keep it: an image of its own version long, the current one shorter, a stand-in hardly. */
  freshness: 'version' | 'current' | 'fallback';
  /** 404 with an image: no such project, or a page of another site. */
  status: 200 | 404;
}

export type ServedImage = ServedFile | (About & { kind: 'redirect'; location: string });
