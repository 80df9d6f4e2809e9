import { whenOver } from '../test/after-run.ts';
import { startSampleShop } from './server.ts';

/** The shop on a port of its own, closed with the tests. */
export async function createShopTest() {
  const shop = await startSampleShop({ port: 0 });
  whenOver(() => shop.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(path.startsWith('http') ? path : `${shop.url}${path}`, { redirect: 'manual', headers });
  const textOf = async (path: string) => (await get(path)).text();
  return { shop, get, textOf };
}
