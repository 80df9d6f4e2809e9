// A drawing process: takes one job at a time from its parent and answers. It exists so that a crash in native code, or a
// picture that takes too long, costs one picture and not the server. It has no environment and opens no connection.
import sharp from 'sharp';
import { cleanImage } from './clean-image.ts';
import { drawCard } from './draw-card.ts';
import { type Job, type JobResult, OUT_OF_MEMORY, READY } from './draw-job.ts';
import { improveImage } from './improve-image.ts';

/** A card that asks for more ends its process; the parent answers `too-large` and starts another. */
const MAX_RSS_BYTES = 300_000_000;

sharp.concurrency(1);
sharp.cache(false);

async function answerTo(job: Job): Promise<JobResult['answer']> {
  try {
    if (job.kind !== 'improve' && job.kind !== 'clean') return await drawCard(job);
    const picture = await (job.kind === 'improve' ? improveImage(job) : cleanImage(job));
    if (!picture) return { ok: false, reason: 'bad-image', detail: 'not a picture', src: '' };
    return { ok: true, picture, elements: [], warnings: [] };
  } catch (error) {
    return { ok: false, reason: 'draw-failed', detail: error instanceof Error ? error.message.slice(0, 300) : '' };
  }
}

process.on('message', async (job: Job) => {
  // Drawing runs on other threads, so this one is free to look.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(OUT_OF_MEMORY);
  }, 20);
  const answer = await answerTo(job);
  clearInterval(watch);
  const result: JobResult = { answer, rss: process.memoryUsage.rss() };
  process.send?.(result);
});
process.on('disconnect', () => process.exit(0));
process.send?.(READY);
