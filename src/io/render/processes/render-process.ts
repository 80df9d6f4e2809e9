// A render process: takes one job at a time from its parent and responds. Everything whose cost a stranger can
// influence runs here: filling templates, reading fonts, selectors, decoding, drawing. Whatever a job does, it costs
// one job and not the server: the watchdog kills the process from another thread, and the parent starts the next. It
// has no environment and opens no connections.
import sharp from 'sharp';
import { readFont } from '../fonts/read-font.ts';
import { cleanImage } from '../images/clean-image.ts';
import { improveImage } from '../images/improve-image.ts';
import { renderCardSteps } from '../render-card.ts';
import { type Job, type JobResult, type Order, READY } from './render-job.ts';
import { processorTime, startWatchdog } from './watchdog.ts';

/** A job that uses more kills its process. */
const MAX_RSS_BYTES = 340_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** Rarely needed parts are loaded by the first job that uses them, to keep the start fast. */
async function answerTo(job: Job): Promise<JobResult['answer']> {
  switch (job.kind) {
    case 'draw':
    case 'measure':
      return renderCardSteps(job);
    case 'improve':
    case 'clean': {
      const image = await (job.kind === 'improve' ? improveImage(job) : cleanImage(job));
      return image ? { ok: true, image } : { ok: false, reason: 'bad-image', detail: 'not a picture' };
    }
    case 'font':
      return { ok: true, font: readFont(job.data) };
    case 'select': {
      const { selectFromPage } = await import('../select-from-page.ts');
      return { ok: true, selected: selectFromPage(job) };
    }
    case 'qr': {
      const { drawQr } = await import('../draw-qr.ts');
      return { ok: true, bytes: drawQr(job) };
    }
  }
}

const asFault = (error: unknown): JobResult['answer'] => ({
  ok: false,
  reason: 'draw-failed',
  detail: error instanceof Error ? error.message.slice(0, 300) : '',
});

const watchdog = startWatchdog(MAX_RSS_BYTES);

process.on('message', async ({ job, processorMs }: Order) => {
  const start = processorTime();
  watchdog.watch(processorMs);
  const answer = await answerTo(job).catch(asFault);
  watchdog.rest();
  const result: JobResult = { answer, rss: process.memoryUsage.rss(), processorMs: processorTime() - start };
  process.send?.(result);
});
process.on('disconnect', () => process.exit(0));
watchdog.ready.then(() => process.send?.(READY));
