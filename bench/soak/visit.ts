import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface Visitor {
  kind: string;
  /** Average time between a response and the next request. */
  pauseMs: number;
  next: () => Ask;
}
export interface Answer {
  kind: string;
  /** 0: none. */
  status: number;
  milliseconds: number;
}

interface Visiting {
  isOver: () => boolean;
  onAnswer: (answer: Answer) => void;
}

/** Each visitor has its own connection and sends one request after the other. */
export async function visitUntil(url: string, visitors: Visitor[], { isOver, onAnswer }: Visiting): Promise<void> {
  await Promise.all(
    visitors.map(async ({ kind, pauseMs, next }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      // Not all at the same time.
      await wait(Math.random() * 2 * pauseMs);
      while (!isOver()) {
        const started = performance.now();
        const status = await ask(url, next(), agent);
        onAnswer({ kind, status, milliseconds: performance.now() - started });
        await wait(Math.random() * 2 * pauseMs);
      }
      agent.destroy();
    }),
  );
}

function ask(url: string, { path, method = 'GET', headers = {}, body }: Ask, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const call = request(url + path, { method, headers, agent, timeout: 60_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}
