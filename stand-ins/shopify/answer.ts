import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

export interface Answer {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer | Readable;
}

/** A request as every part of the stand-in reads it: the path is below the shop. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export const html = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export const redirect = (location: string, status = 302): Answer => ({ status, headers: { location } });

/** A form or JSON, as a flat record. */
export function readFields({ headers, body }: Asked): Map<string, string> {
  const text = body.toString();
  if (!headers['content-type']?.includes('json')) return new Map(new URLSearchParams(text));
  try {
    return new Map(Object.entries(JSON.parse(text || '{}')).map(([key, value]) => [key, String(value)]));
  } catch {
    return new Map();
  }
}
