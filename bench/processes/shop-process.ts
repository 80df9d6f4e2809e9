// The sample shop in a process of its own; a line on its input is added to all titles, as another theme would.
import { createInterface } from 'node:readline';
import { startSampleShop } from '../../sample-shop/server.ts';

const { pages } = JSON.parse(process.argv[2] ?? '{}') as { pages: number };
const shop = await startSampleShop({ port: 0, pages });
process.stdout.write(`${shop.url}\n`);
let id = 1000;
for await (const titleEnd of createInterface({ input: process.stdin })) {
  id += 1;
  shop.publish({ id, losesImage: () => false, titleEnd });
  process.stdout.write('published\n');
}
