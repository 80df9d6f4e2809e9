// A server on loopback that misbehaves in every way. Paths name the misbehaviour.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body>Hello</body></html>`;
const zeros = Buffer.alloc(20_000_000);
const MEMBERS = 50;

/**
 * Gzip members can be concatenated, so one response unpacks to 1 GB; the others need one long stream, here of 200 MB.
 */
const bombs = {
  gzip: Buffer.concat(Array<Buffer>(MEMBERS).fill(gzipSync(zeros))),
  zstd: zstdCompressSync(Buffer.alloc(200_000_000)),
  br: brotliCompressSync(Buffer.alloc(200_000_000), {
    // The largest window of the format: the decoder fills 16 MB before its first byte comes out.
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }),
  narrowBr: brotliCompressSync(Buffer.alloc(200_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
};
const longCss = Buffer.from(
  `<!doctype html><head><style>${'.a{color:red}\n'.repeat(255_000)}</style><title>late</title>`,
);
const longCssGzip = gzipSync(longCss);
const longCssBr = brotliCompressSync(longCss);
/** A stored block of length 0: valid forever, and never a byte of output. */
const emptyDeflateBlock = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]);

type Answer = (response: ServerResponse, request: IncomingMessage, url: URL) => void;

const html = (response: ServerResponse, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

/** Writes as long as the other side reads. */
function forever(response: ServerResponse, chunk: Uint8Array): void {
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

function byteByByte(response: ServerResponse, text: string, everyMs: number): void {
  let at = 0;
  const timer = setInterval(() => response.write(text[at++ % text.length] ?? ' '), everyMs);
  response.on('close', () => clearInterval(timer));
}

const answers: Record<string, Answer> = {
  '/ok': (response) => html(response, page('ok'), { etag: '"1"', 'last-modified': 'Mon, 02 Jan 2006 15:04:05 GMT' }),
  '/echo': (response, request) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.headers)),
  '/gzip': (response) => html(response, gzipSync(page('gzip')), { 'content-encoding': 'gzip' }),
  '/br': (response) => html(response, brotliCompressSync(page('br')), { 'content-encoding': 'br' }),
  '/zstd': (response) => html(response, zstdCompressSync(page('zstd')), { 'content-encoding': 'zstd' }),
  '/deflate': (response) => html(response, deflateSync(page('deflate')), { 'content-encoding': 'deflate' }),
  '/deflate-raw': (response) => html(response, deflateRawSync(page('deflate-raw')), { 'content-encoding': 'deflate' }),
  '/two-codings': (response) =>
    html(response, brotliCompressSync(gzipSync(page('two'))), { 'content-encoding': 'gzip, br' }),
  '/unknown-coding': (response) => html(response, 'x', { 'content-encoding': 'rot13' }),
  '/empty-gzip': (response) => html(response, '', { 'content-encoding': 'gzip' }),
  '/gzip-bomb': (response) => html(response, bombs.gzip, { 'content-encoding': 'gzip' }),
  '/br-bomb': (response) => html(response, bombs.br, { 'content-encoding': 'br' }),
  '/zstd-bomb': (response) => html(response, bombs.zstd, { 'content-encoding': 'zstd' }),
  '/br-bomb-narrow': (response) => html(response, bombs.narrowBr, { 'content-encoding': 'br' }),
  '/wide-zstd': (response) => html(response, wideZstd, { 'content-encoding': 'zstd' }),
  '/no-output': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate' });
    response.write(Buffer.from([0x78, 0x9c]));
    forever(response, Buffer.concat(Array<Buffer>(5_000).fill(emptyDeflateBlock)));
  },
  '/broken-gzip': (response) => {
    const body = gzipSync(page('x'.repeat(5_000)));
    html(response, body.fill(0xaa, 20, 40), { 'content-encoding': 'gzip' });
  },
  '/not-gzip': (response) => html(response, page('plain'), { 'content-encoding': 'gzip' }),
  '/cut-gzip': (response) => html(response, gzipSync(page('cut')).subarray(0, 40), { 'content-encoding': 'gzip' }),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    forever(response, Buffer.from('<p>and another line of this page</p>\n'.repeat(1_000)));
  },
  '/slow-body': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    byteByByte(response, page('slow'), 20);
  },
  '/silent-body': (response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>'),
  '/silent': () => {},
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/ping': (response) => response.writeHead(301, { location: '/pong' }).end(),
  '/pong': (response) => response.writeHead(308, { location: '/ping' }).end(),
  '/hop': (response, _request, url) => {
    const left = Number(url.searchParams.get('left'));
    response.writeHead(302, { location: left > 1 ? `/hop?left=${left - 1}` : '/ok' }).end();
  },
  '/redirect': (response, _request, url) =>
    response.writeHead(302, { location: url.searchParams.get('to') ?? '' }).end('moved'),
  '/redirect-endless': (response) => {
    response.writeHead(302, { location: '/ok' });
    forever(response, Buffer.alloc(10_000, 'x'));
  },
  '/redirect-utf8': (response) => {
    const location = Buffer.from('/status/200?größe=ä#part', 'utf8').toString('latin1');
    response.writeHead(302, { location }).end();
  },
  '/redirect-nowhere': (response) => response.writeHead(302).end('no location'),
  '/wrong-length': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' });
    response.write(page('short'), () => response.destroy());
  },
  '/half-chunked': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(page('half').slice(0, 30), () => response.destroy());
  },
  '/css': (response) => html(response, longCss),
  '/css-gzip': (response) => html(response, longCssGzip, { 'content-encoding': 'gzip' }),
  '/css-br': (response) => html(response, longCssBr, { 'content-encoding': 'br' }),
  '/nul': (response) => html(response, `<!doctype html>\0\0<title>nul\0</title>${'\0'.repeat(10_000)}`),
  '/not-modified': (response, request) =>
    request.headers['if-none-match'] ? response.writeHead(304).end() : html(response, page('new')),
  '/304': (response) => response.writeHead(304).end(),
  '/range': (response, request) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined) return html(response, page('whole'));
    const range = `bytes ${first}-${last}/1000`;
    response.writeHead(206, { 'content-range': range }).end('r'.repeat(Number(last) - Number(first) + 1));
  },
};

/** A window of 128 MB in the frame header, more than any web page may use. */
const wideZstd = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x88, 0x0b, 0x00, 0x00, 0x61]);

export type TestServer = { port: number; origin: string; hits: string[]; close: () => Promise<void> };

export async function startServer(extra: Record<string, Answer> = {}, fallback?: Answer): Promise<TestServer> {
  const hits: string[] = [];
  const all = { ...answers, ...extra };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    hits.push(request.url ?? '/');
    const status = /^\/status\/(\d+)$/.exec(url.pathname)?.[1];
    const answer = all[url.pathname] ?? fallback;
    if (answer) answer(response, request, url);
    else response.writeHead(Number(status ?? 404), { 'content-type': 'text/html' }).end(page(`status ${status}`));
  });
  return await listening(server, hits, () => server.closeAllConnections());
}

/** For what no HTTP library would send. */
export async function startRawServer(onData: (socket: Socket) => void): Promise<TestServer> {
  const sockets = new Set<Socket>();
  const hits: string[] = [];
  const server = createSocketServer((socket) => {
    hits.push('connection');
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    socket.once('data', () => onData(socket));
  });
  return await listening(server, hits, () => {
    for (const socket of sockets) socket.destroy();
  });
}

type Listening = Pick<ReturnType<typeof createSocketServer>, 'listen' | 'close' | 'address'>;

async function listening(server: Listening, hits: string[], drop: () => void): Promise<TestServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    drop();
    await closed;
  };
  return { port, origin: `http://127.0.0.1:${port}`, hits, close };
}
