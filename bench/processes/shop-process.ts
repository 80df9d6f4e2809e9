// The sample shop in a process of its own, or several of them on ports of their own; a line on its input is added to all
// titles of the first, as another theme would.
import { createInterface } from 'node:readline';
import { startSampleShop } from '../../sample-shop/server.ts';

const { pages, shops = 1 } = JSON.parse(process.argv[2] ?? '{}') as { pages: number; shops?: number };
const shop = await startSampleShop({ port: 0, pages });
process.stdout.write(`${shop.url}\n`);
for (let more = 1; more < shops; more++) {
  const { url } = await startSampleShop({ port: 0, pages });
  process.stdout.write(`${url}\n`);
}
let id = 1000;
for await (const titleEnd of createInterface({ input: process.stdin })) {
  id += 1;
  shop.publish({ id, losesImage: () => false, titleEnd });
  process.stdout.write('published\n');
}
