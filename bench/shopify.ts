// Reading all pages of a Shopify shop from the shop itself: memory for a shop of 50,000 products beside one of 10,000.
// Shopify's stand-in and the reader run in processes of their own; the plan is the largest.
import { savePlans } from '../src/io/db/seeds/index.ts';
import { endProcess, isShort, runBench, startDatabase, startProcess } from './environment.ts';
import { printTable, rounded } from './harness.ts';

const [FEW, MANY] = isShort ? [1_000, 5_000] : [10_000, 50_000];

interface Read {
  milliseconds: number;
  heap: number;
  rss: number;
  found: number;
  taken: number;
  isEnded: boolean;
}

async function readShop(products: number): Promise<Read> {
  const { url: databaseUrl, db } = await startDatabase();
  await savePlans(db);
  const standIn = startProcess('shopify-process.ts', { products });
  const shop = await standIn.read<object>();
  const read = await startProcess('sync-process.ts', { ...shop, databaseUrl }, ['--expose-gc']).read<Read>();
  if (!read.isEnded) throw new Error('not all pages were read');
  await endProcess(standIn.child);
  return read;
}

await runBench('shopify', async () => {
  const few = await readShop(FEW);
  const many = await readShop(MANY);
  const row = (products: number, { milliseconds, heap, rss, found, taken }: Read) => [
    String(products),
    String(found),
    String(taken),
    String(Math.round(milliseconds / 100) / 10),
    String(rounded(heap / 1e6)),
    String(rounded(rss / 1e6)),
  ];
  printTable(
    ['products', 'pages found', 'taken', 'seconds', 'held (MB)', 'process (MB)'],
    [row(FEW, few), row(MANY, many)],
  );
  const name = `memory for ${MANY} products against ${FEW}`;
  return { ratios: { [name]: few.heap / many.heap }, bars: { [name]: 0.75 }, figures: { few, many } };
});
