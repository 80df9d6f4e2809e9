import { request as askPlainly } from 'node:http';
import { request } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** Requests through nginx; bodies stay as received, compressed or not. */
export const createClient =
  (origin: string, certificate?: string): Get =>
  (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const send = origin.startsWith('https:') ? request : askPlainly;
      const asking = send(new URL(path, origin), { method, headers, ca: certificate, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        response.on('error', reject);
      });
      asking.on('error', reject);
      asking.end();
    });
