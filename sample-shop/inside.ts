// The sample shop without a port: it answers inside this process, at a name that exists nowhere else (RFC 2606). For
// public sites, whose demo needs its pages and images but no server of its own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { answerTo } from './answer.ts';
import { firstTheme } from './generated-pages.ts';
import { contentTypes, imageAt } from './images/image-files.ts';
import { sendAnswer } from './send-answer.ts';
import { shop } from './shop.ts';
import { shopPages } from './shop-page.ts';
import type { Answer, ShopSettings } from './special-answers.ts';
import { pageHtml } from './theme/page-html.ts';

export interface InsideShop {
  host: string;
  url: string;
  /** A connection to it, as if it had been dialled. */
  connect(): Duplex;
  /** An image as browsers get it, from this site's own address: those alone that a page of the shop names. */
  image(path: string, query: URLSearchParams): Promise<{ type: string; bytes: Buffer } | null>;
}

const base = `https://${shop.host}`;
const settings: ShopSettings = { base, generated: 0, isClosed: false, hasOddities: false, theme: firstTheme };

/** `imagesUrl`: where browsers find its images, because nobody can dial its own name. */
export function createInsideShop(imagesUrl: string): InsideShop {
  const written = new WeakMap<Buffer, Buffer>();
  const withImages = (answer: Answer): Answer =>
    /html|xml|json/.test(answer.type) ? { ...answer, body: answer.body.map(rewritten) } : answer;
  function rewritten(body: Buffer): Buffer {
    const known = written.get(body);
    if (known) return known;
    const fresh = Buffer.from(body.toString('utf8').replaceAll(`${base}/cdn/`, `${imagesUrl}/cdn/`));
    written.set(body, fresh);
    return fresh;
  }
  async function onRequest(request: IncomingMessage, response: ServerResponse) {
    try {
      await sendAnswer(request, response, withImages(await answerTo(request, settings)));
    } catch (error) {
      response.destroy(error instanceof Error ? error : undefined);
    }
  }
  const server = createServer((request, response) => void onRequest(request, response));
  let named: Set<string> | null = null;
  return {
    host: shop.host,
    url: base,
    connect() {
      const [ours, theirs] = duplexPair();
      server.emit('connection', theirs);
      return ours;
    },
    async image(path, query) {
      named ??= namedImages();
      const width = query.get('width');
      if (!named.has(path)) return null;
      const image = await imageAt(path, new URLSearchParams(width && query.has('pad_color') ? query : {}));
      return image && { type: contentTypes[image.type], bytes: image.bytes };
    },
  };
}

/** About a hundred: strangers cannot have others drawn. */
const namedImages = () =>
  new Set(shopPages.flatMap((page) => pageHtml(page, base).match(/\/cdn\/shop\/files\/[\w.-]+/g) ?? []));
