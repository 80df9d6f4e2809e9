// A drawing process: takes one job at a time from its parent and answers. It exists so that a crash in native code, or a
// picture that takes too long, costs one picture and not the server. It has no environment and opens no connection.
import sharp from 'sharp';
import { cleanImage } from './clean-image.ts';
import { drawCard } from './draw-card.ts';
import { ENDS, type Job, type JobAnswer, type JobResult, READY } from './draw-job.ts';
import { improveImage } from './improve-image.ts';

/** A card that asks for more ends its process, and the parent starts another. */
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

/** Milliseconds of all processors for one job: on a busy machine the clock would end innocent ones. */
const limitMs = Number(process.argv[2]);
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', async (job: Job) => {
  const start = processorMs();
  // Drawing runs on other threads, so this one is free to look.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_RSS_BYTES) end('too-large', 'out of memory');
    else if (processorMs() - start > limitMs) end('timeout', `over ${limitMs} ms`);
  }, 20);
  const end = (reason: 'too-large' | 'timeout', detail: string) => {
    clearInterval(watch);
    const answer: JobAnswer = { ok: false, reason, detail };
    // Killed, because an exit would wait until the drawing threads have finished.
    process.send?.({ answer, rss: ENDS } satisfies JobResult, () => process.kill(process.pid, 'SIGKILL'));
  };
  const answer = await answerTo(job);
  clearInterval(watch);
  const result: JobResult = { answer, rss: process.memoryUsage.rss() };
  process.send?.(result);
});
process.on('disconnect', () => process.exit(0));
process.send?.(READY);
