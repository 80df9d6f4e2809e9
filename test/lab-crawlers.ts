import { get, type IncomingMessage } from 'node:http';

// Crawlers that behave as their platforms document it (docs/platforms.md): what they call themselves, how much of a page
// they ask for or read, whether they obey robots.txt, and that they fetch the image of the page.

export interface TestCrawler {
  userAgent: string;
  headers?: Record<string, string>;
  /** Closes the connection after that many bytes of a page. */
  readsBytes?: number;
  obeysRobots?: true;
}

export const crawlers = {
  facebook: {
    userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    headers: { range: 'bytes=0-524287', accept: '*/*' },
  },
  whatsapp: { userAgent: 'WhatsApp/2.23.20.0 A', headers: { accept: '*/*' }, readsBytes: 300_000 },
  telegram: { userAgent: 'TelegramBot (like TwitterBot)', headers: { accept: '*/*' } },
  slack: {
    userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    headers: { range: 'bytes=0-32767', accept: '*/*' },
    readsBytes: 32_768,
  },
  linkedin: {
    userAgent: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    headers: { accept: 'text/html, image/*' },
    obeysRobots: true,
  },
} satisfies Record<string, TestCrawler>;

function open(url: string, { userAgent, headers = {} }: TestCrawler): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // A connection of its own, as from another machine.
    get(url, { agent: false, headers: { 'user-agent': userAgent, ...headers } }, resolve).on('error', reject);
  });
}

/** Status and body, as far as it was read; redirects are followed. */
async function read(url: string, crawler: TestCrawler): Promise<{ status: number; body: Buffer; url: string }> {
  const response = await open(url, crawler);
  const { statusCode: status = 0 } = response;
  if (status === 302) {
    response.resume();
    return read(new URL(response.headers.location ?? '', url).href, crawler);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size >= (crawler.readsBytes ?? Number.POSITIVE_INFINITY)) break;
  }
  return { status, body: Buffer.concat(chunks), url };
}

/** Reads a page and then the image it names. */
export async function visit(url: string, crawler: TestCrawler): Promise<{ status: number; bytes: number } | 'closed'> {
  if (crawler.obeysRobots) {
    const robots = await read(new URL('/robots.txt', url).href, crawler);
    const closed = [...robots.body.toString().matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    if (closed.some((path) => new URL(url).pathname.startsWith(path))) return 'closed';
  }
  const { status, body } = await read(url, crawler);
  const image = /property="og:image" content="([^"]+)"/.exec(body.toString())?.[1];
  if (image) await read(image, { ...crawler, readsBytes: Number.POSITIVE_INFINITY });
  return { status, bytes: body.length };
}
