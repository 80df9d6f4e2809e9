import { startSampleShop } from '../../sample-shop/server.ts';

const { pages } = JSON.parse(process.argv[2] ?? '{}') as { pages: number };
const shop = await startSampleShop({ port: 0, pages });
process.stdout.write(`${shop.url}\n`);
