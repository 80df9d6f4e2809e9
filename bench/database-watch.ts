// How soon a server knows that its database hangs: from the moment at which every process of the embedded PostgreSQL
// stands still to the first 503 of the health check, ten times. The bar is two seconds.
import { setTimeout as wait } from 'node:timers/promises';
import { haltDatabase } from '../test/embedded-processes.ts';
import { isShort, runBench, startLinkbild } from './environment.ts';
import { median, printTable, rounded } from './harness.ts';

const ROUNDS = isShort ? 2 : 10;
const BAR_MS = 2_000;
/** How exact the time is. */
const LOOK_MS = 20;

await runBench('database-watch', async () => {
  const { url, dataDir } = await startLinkbild({ SAMPLE_SHOP_PORT: '0' });
  const until = async (status: number) => {
    while ((await fetch(`${url}/api/health`)).status !== status) await wait(LOOK_MS);
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const goOn = haltDatabase(dataDir);
    const started = performance.now();
    try {
      await until(503);
      times.push(performance.now() - started);
    } finally {
      goOn();
    }
    await until(200);
  }
  const longest = Math.max(...times);
  printTable(
    ['a hanging database is known after', 'ms'],
    [
      ['median', String(rounded(median(times)))],
      ['longest', String(rounded(longest))],
    ],
  );
  return {
    ratios: { 'two seconds': BAR_MS / longest },
    bars: { 'two seconds': 1 },
    figures: { times },
    isSlow: longest > BAR_MS,
  };
});
