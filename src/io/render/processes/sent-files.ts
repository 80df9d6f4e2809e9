// A photo or font is sent to a render process once: afterwards its name is enough. Sending 1.2 MB again took 5 of a
// card's 17 ms of processor time (measured). If the process has dropped a file in the meantime, it requests it again
// (`unknown-file`).
import { createHash } from 'node:crypto';
import type { Sender } from '#io/processes/process-job.ts';
import type { JobFile, RenderJob } from './render-job.ts';

const keys = new WeakMap<Uint8Array, string>();

/** Identifies the content. Computed once per byte array: an image from the cache is the same array every time. */
export function sentFileKey(data: Uint8Array): string {
  const known = keys.get(data);
  if (known) return known;
  const fresh = createHash('sha1').update(data).digest('base64url');
  keys.set(data, fresh);
  return fresh;
}

/** More names than a process can cache files for. */
const MAX_KEYS = 1_000;

/** A process that has responded has the fonts, and the images of a card that it has drawn. */
export function createSentFiles(): Sender<RenderJob> {
  const known = new Set<string>();
  const bare = <File extends JobFile>(files: File[]) =>
    files.map((file) => (known.has(file.key) ? { ...file, data: undefined } : file));
  return {
    toSend(job) {
      if (!('images' in job) || ![...job.images, ...job.fonts].some(({ key }) => known.has(key))) return job;
      return { ...job, images: bare(job.images), fonts: bare(job.fonts) };
    },
    answered(job, isDrawn) {
      if (!('images' in job)) return;
      if (known.size > MAX_KEYS) known.clear();
      for (const { key } of job.fonts) known.add(key);
      if (isDrawn) for (const { key } of job.images) known.add(key);
    },
    reset: () => known.clear(),
  };
}
