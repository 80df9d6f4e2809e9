// A photo goes to a drawing process once: afterwards its name is enough. Sending 1.2 MB anew took 5 of a card's 17 ms of
// processor time (measured). What the process has let go of in the meantime it asks for (`unknown-image`).
import { createHash } from 'node:crypto';
import type { Job } from './draw-job.ts';

const keys = new WeakMap<Uint8Array, string>();

/** Names the content. Reckoned once for each array of bytes: a picture from the cache is the same array every time. */
export function contentKey(data: Uint8Array): string {
  const known = keys.get(data);
  if (known) return known;
  const fresh = createHash('sha1').update(data).digest('base64url');
  keys.set(data, fresh);
  return fresh;
}

export interface SentImages {
  /** The job as it has to be sent now. */
  toSend(job: Job): Job;
  /** The process has drawn it, so it has its pictures. */
  drawn(job: Job): void;
  forget(): void;
}

/** More names than a process can keep pictures for. */
const MOST = 1_000;

export function createSentImages(): SentImages {
  const known = new Set<string>();
  return {
    toSend(job) {
      if (!('images' in job) || !job.images.some(({ key }) => known.has(key))) return job;
      return {
        ...job,
        images: job.images.map(({ src, key, data }) => (known.has(key) ? { src, key } : { src, key, data })),
      };
    },
    drawn(job) {
      if (known.size > MOST) known.clear();
      if ('images' in job) for (const { key } of job.images) known.add(key);
    },
    forget: () => known.clear(),
  };
}
