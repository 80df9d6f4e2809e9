import type { CrawlState } from '#domain/enumerations.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';

/** The services of an image request. */
export type ServingIo = Pick<
  Io,
  | 'db'
  | 'queue'
  | 'files'
  | 'safeFetch'
  | 'politeFetch'
  | 'renderer'
  | 'imageCache'
  | 'settings'
  | 'log'
  | 'recentMetaTags'
  | 'serving'
  | 'health'
  | 'now'
  | 'uptime'
>;

/** Everything of a deleted project that is cached. Photos of its shop (`imageCache`) have no URL here. */
export function dropProjectCaches({ serving: { projects, bytes } }: Pick<Io, 'serving'>, projectUuid: string) {
  projects.drop(projectUuid);
  for (const key of [...bytes.keys()]) if (key.includes(projectUuid)) bytes.delete(key);
}

/** Concurrent identical work is done once. */
export function once<Value>({ serving: { flights } }: Pick<Io, 'serving'>, key: string, work: () => Promise<Value>) {
  const running = flights.get(key) as Promise<Value> | undefined;
  if (running) return { isFirst: false, result: running };
  const result = work().finally(() => flights.delete(key));
  flights.set(key, result);
  return { isFirst: true, result };
}

/** Once, and nobody has to wait for it. Null: it failed, which is logged. */
export function runInBackground<Value>(io: Pick<Io, 'serving' | 'log'>, key: string, work: () => Promise<Value>) {
  return once(io, key, work).result.catch((error: unknown) => {
    io.log.warn({ reason: reasonOf(error) }, 'redrawing an image');
    return null;
  });
}

/** Null if it takes longer; the work continues, and the next request finds its image. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export async function storedImage(io: Pick<Io, 'serving' | 'files'>, key: string): Promise<Uint8Array | null> {
  const known = io.serving.bytes.get(key);
  if (known) return known;
  const stored = await io.files.get(key);
  // Half a file is not an image: it counts as missing, and is drawn again.
  if (!stored || stored.bytes.length < 64) return null;
  io.serving.bytes.set(key, stored.bytes);
  return stored.bytes;
}

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
   * Cache lifetime: long for an image of its own version, shorter for the current one, minimal for an image whose new
   * design is being drawn and for a fallback image.
   */
  freshness: 'version' | 'current' | 'outdated' | 'fallback';
  /** 404 with an image: no such project, or a page of another site. */
  status: 200 | 404;
}

export type ServedImage = ServedFile | (About & { kind: 'redirect'; location: string });
