// The shop on its own: node sample-shop/main.ts [port]
import { startSampleShop } from './server.ts';

const shop = await startSampleShop({ port: Number(process.argv[2] ?? process.env.SAMPLE_SHOP_PORT ?? 3001) });
console.log(`Sample shop: ${shop.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shop.close());
