import type { IncomingMessage } from 'node:http';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The connection breaks instead. */
  isDropped?: boolean;
}

export interface Asked {
  method: string;
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export const html = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value, null, 2),
});

export const redirect = (location: string): Answer => ({ status: 303, headers: { location } });
