import { findFetchedImage } from '#flows/serve-image/find-fetched-image.ts';
import type { ServingIo } from '#flows/serve-image/serving.ts';
import { createHitFolder } from '#io/hit-log/hit-folder.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { createHitCounter, type HitCounts } from './count-hits.ts';
import { createImageUrls } from './image-urls.ts';

const POLL_MS = 500;
/** Time limit on shutdown. Lines not read by then stay in the folder for the next start. */
const LAST_LOOK_MS = 1_500;
/** How often a missing folder, or unknown lines of a proxy, are logged. */
const REPORT_INTERVAL_MS = 60_000;

export interface HitReader {
  counts: Readonly<HitCounts>;
  /** Counts the last lines and releases the folder. */
  close(): Promise<void>;
}

/** Reads the folder into which a proxy writes its hits (docs/decisions/026-image-cache-in-front.md), twice a second. */
export function startHitReader(io: ServingIo & Pick<Io, 'crawlLog' | 'metrics'>, folder: string): HitReader {
  const hits = createHitFolder(folder);
  const counter = createHitCounter({
    places: createImageUrls(io.settings),
    find: (call, status) => findFetchedImage(io, call, status),
    crawlLog: io.crawlLog,
    now: Date.now,
  });
  const reported: HitCounts = { ...counter.counts };
  let saidAt = Number.NEGATIVE_INFINITY;
  let saidBad = 0;
  let isClosed = false;
  let until = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  function say(about: object, text: string) {
    if (io.uptime() - saidAt < REPORT_INTERVAL_MS) return false;
    saidAt = io.uptime();
    io.log.warn(about, text);
    return true;
  }

  function updateMetrics() {
    for (const outcome of ['counted', 'ignored', 'bad'] as const) {
      io.metrics.proxyHits.inc({ outcome }, counter.counts[outcome] - reported[outcome]);
      reported[outcome] = counter.counts[outcome];
    }
  }

  async function read() {
    try {
      const { skippedBytes } = await hits.readNew(async (lines) => io.uptime() < until && counter.take(lines));
      const bad = counter.counts.bad - saidBad;
      if (skippedBytes + bad > 0 && say({ bad, skippedBytes }, 'lines of the proxy that are no hits'))
        saidBad = counter.counts.bad;
    } catch (error) {
      say({ reason: reasonOf(error), folder }, 'the folder of the proxy’s hits cannot be read');
    }
    updateMetrics();
  }

  const later = () => {
    timer = setTimeout(() => {
      reading = read().finally(() => isClosed || later());
    }, POLL_MS).unref();
  };
  later();
  return {
    counts: counter.counts,
    async close() {
      isClosed = true;
      until = io.uptime() + LAST_LOOK_MS;
      clearTimeout(timer);
      await reading;
      await read();
      await hits.close();
    },
  };
}
