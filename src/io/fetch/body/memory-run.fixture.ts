// Started by memory.net.test.ts in its own process: fetches all given URLs at once and prints the result of each, and
// how far memory rose above the start. `node --expose-gc memory-run.fixture.ts <host:port> <url> …`
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';

const [host = '', ...urls] = process.argv.slice(2);
const safeFetch = createSafeFetch({
  allowedPrivateHosts: [host],
  // Long limits, so that only a response that never arrives counts as stalled, even on a busy machine.
  limits: { stallMs: 8_000, stallBytes: 500, firstByteMs: 20_000, totalMs: 60_000 },
});
const userAgent = 'LinkbildBot/1.0';
// Code loaded or compiled on first use is not what is measured here.
for (const path of ['/ok', '/gzip', '/br', '/zstd']) await fetchPage(safeFetch, `http://${host}${path}`, { userAgent });
globalThis.gc?.();

const start = process.memoryUsage().rss;
let peak = start;
const look = () => {
  peak = Math.max(peak, process.memoryUsage().rss);
};
const timer = setInterval(look, 5);
const outcomes = await Promise.all(
  urls.map(async (url) => {
    const page = await fetchPage(safeFetch, url, { userAgent });
    look();
    return page.ok ? (page.truncated ? 'window' : 'ok') : page.reason;
  }),
);
clearInterval(timer);
await safeFetch.close();
process.stdout.write(JSON.stringify({ risenBytes: peak - start, outcomes }));
