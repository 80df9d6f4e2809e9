import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface JsonRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed if it is JSON. */
  body: unknown;
  text: string;
}

export type JsonAnswer = [status: number, value: unknown];

/** A server on a free port of this machine that answers with JSON. */
export async function serveJson(answer: (request: JsonRequest) => JsonAnswer) {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const isJson = request.headers['content-type']?.includes('json') ?? false;
    const { method = 'GET', headers } = request;
    const [status, value] = answer({ method, path, query, headers, body: isJson ? JSON.parse(text) : null, text });
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url, close };
}
