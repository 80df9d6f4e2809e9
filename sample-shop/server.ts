// The sample shop: a small store that behaves like Shopify, with good and bad previews on purpose (cases.ts). Tests,
// demos and the first look at Linkbild use it; nothing here reaches the internet.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo } from './answer.ts';
import { firstTheme, type GeneratedTheme } from './generated-pages.ts';
import { sendAnswer } from './send-answer.ts';
import type { ShopSettings } from './special-answers.ts';

export interface SampleShopOptions {
  /** 0 uses any free port. */
  port: number;
  host?: string;
  /** The origin written into pages, sitemaps and images; default http://localhost:PORT. */
  baseUrl?: string;
  /** Adds this many generated product pages to the sitemap, for crawl tests. */
  pages?: number;
  /** Generated pages without a theme's bulk. */
  lean?: boolean;
  /** A shop behind its password page: every path responds 302 to /password. */
  closed?: boolean;
}

export interface SampleShop {
  url: string;
  /** Publishes another theme: generated pages change at once. */
  publish(theme: GeneratedTheme): void;
  close(): Promise<void>;
}

export async function startSampleShop(options: SampleShopOptions): Promise<SampleShop> {
  let settings: ShopSettings | null = null;
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (!settings) throw new Error('asked before listening');
      await sendAnswer(request, response, await answerTo(request, settings));
    } catch (error) {
      console.error('sample shop:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
  const server = createServer((request, response) => void onRequest(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', resolve);
  });
  const port = (server.address() as AddressInfo).port;
  const url = (options.baseUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  settings = {
    base: url,
    generated: options.pages ?? 0,
    isClosed: options.closed ?? false,
    isLean: options.lean ?? false,
    theme: firstTheme,
  };
  const own = settings;
  return {
    url,
    publish: (theme) => {
      own.theme = theme;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
