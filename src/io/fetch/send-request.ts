import type { Agent, Dispatcher } from 'undici';
import { hasZstd } from './body/unpack.ts';
import { FetchError } from './failure.ts';
import type { FetchOptions, Headers } from './fetch-types.ts';
import { sendableTag } from './pages/fetch-page.ts';
import type { RequestTimeout } from './request-timeout.ts';

const acceptEncoding = `gzip, deflate, br${hasZstd ? ', zstd' : ''}`;

export async function sendRequest(
  agent: Agent,
  url: URL,
  request: FetchOptions,
  timeout: RequestTimeout,
): Promise<Dispatcher.ResponseData> {
  const options = {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: request.method ?? 'GET',
    headers: requestHeaders(request),
    body: request.body ?? null,
    signal: timeout.signal,
  };
  timeout.requestSent();
  const response = await agent.request(options).catch((error) => {
    // A keep-alive connection that the server closed just now: the request was not processed, so send it once more.
    const code: unknown = error?.code;
    const isRepeatable = !isWriting(request);
    if (
      !isRepeatable ||
      timeout.signal.aborted ||
      !(code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE')
    )
      throw error;
    return agent.request(options);
  });
  timeout.headersArrived();
  return response;
}

/** Changes something, so it must not be sent twice. */
export const isWriting = ({ method }: Pick<FetchOptions, 'method'>): boolean =>
  method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE';

function requestHeaders(request: FetchOptions): Headers {
  const etag = sendableTag(request.etag);
  return {
    'user-agent': request.userAgent,
    accept: request.accept ?? '*/*',
    // A range of a compressed file is useless for reading its first bytes.
    'accept-encoding': request.range ? 'identity' : acceptEncoding,
    ...(request.range ? { range: `bytes=${request.range[0]}-${request.range[1]}` } : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(request.ifModifiedSince ? { 'if-modified-since': request.ifModifiedSince } : {}),
    ...request.headers,
  };
}

export const isConditional = (request: FetchOptions): boolean =>
  Boolean(sendableTag(request.etag) || request.ifModifiedSince);

/** Null if the response names no target: then it is an ordinary response. */
export function redirectUrl(location: string | undefined, base: string): string | null {
  if (location === undefined) return null;
  // Headers arrive as bytes read as Latin-1; servers that do not escape write UTF-8.
  const utf8 = Buffer.from(location, 'latin1').toString('utf8');
  const text = utf8.includes('\ufffd') ? location : utf8;
  const target = URL.parse(text, base);
  if (!target) throw new FetchError('bad-response', 'redirect to something that is not a URL');
  target.hash = '';
  return target.href;
}

export function plainHeaders(headers: Record<string, string | string[] | undefined>): Headers {
  const plain: Headers = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) plain[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return plain;
}
