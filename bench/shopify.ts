// Reading all pages of a Shopify shop from the shop itself: memory for a shop of 50,000 products beside one of 10,000.
// Shopify's stand-in and the reader run in processes of their own; the plan is the largest.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect, migrateUp } from '../src/io/db/db.ts';
import { startEmbedded } from '../src/io/db/embedded/start-embedded.ts';
import { savePlans } from '../src/io/db/seeds/plans.ts';
import { finish, printTable, rounded } from './harness.ts';

const [FEW, MANY] = process.argv.includes('--short') ? [1_000, 5_000] : [10_000, 50_000];

const run = (file: string, argument: string, flags: string[] = []) =>
  spawn(process.execPath, [...flags, join(import.meta.dirname, 'shopify', file), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function firstLine<Line>(child: ChildProcess): Promise<Line> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as Line;
  throw new Error('a process ended without a word');
}

interface Read {
  milliseconds: number;
  heap: number;
  rss: number;
  found: number;
  taken: number;
  isEnded: boolean;
}

async function readShop(products: number): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'linkbild-bench-'));
  const embedded = await startEmbedded({ dataDir: folder });
  await migrateUp(embedded.url);
  const database = connect(embedded.url);
  await savePlans(database.db);
  await database.close();
  const standIn = run('stand-in-process.ts', String(products));
  try {
    const shop = await firstLine<object>(standIn);
    const order = JSON.stringify({ ...shop, databaseUrl: embedded.url });
    const read = await firstLine<Read>(run('sync-process.ts', order, ['--expose-gc']));
    if (!read.isEnded) throw new Error('not all pages were read');
    return read;
  } finally {
    standIn.kill();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

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
finish({ bench: 'shopify', ratios: { [name]: few.heap / many.heap }, figures: { few, many } }, { [name]: 0.75 });
