import { Agent, request as ask } from 'node:http';
import { request as askSecurely, Agent as SecureAgent } from 'node:https';

// Clients that send requests all the time and forgive nothing: no retry, and any unexpected response is a failure.

export interface Target {
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  status: number;
}

export interface LoadResult {
  asked: number;
  failures: Map<string, number>;
  milliseconds: number;
  slowest: number;
}

interface LoadOptions {
  origin: string;
  targets: readonly Target[];
  connections: number;
  /** After this many requests a connection is new. */
  reconnectEvery: number;
  certificate?: string;
  /** True: continue. */
  goesOn(asked: number): boolean;
}

export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { origin, targets, connections, reconnectEvery, certificate, goesOn } = options;
  const isSecure = origin.startsWith('https:');
  const failures = new Map<string, number>();
  const started = performance.now();
  let [asked, slowest] = [0, 0];

  async function client() {
    const newAgent = () =>
      isSecure
        ? new SecureAgent({ keepAlive: true, maxSockets: 1, ca: certificate })
        : new Agent({ keepAlive: true, maxSockets: 1 });
    let agent = newAgent();
    for (let own = 1; goesOn(asked); own++) {
      const target = targets[asked++ % targets.length] as Target;
      const from = performance.now();
      const failure = await once(target, agent);
      slowest = Math.max(slowest, performance.now() - from);
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      if (own % reconnectEvery === 0) {
        agent.destroy();
        agent = newAgent();
      }
    }
    agent.destroy();
  }

  function once({ path, method = 'GET', headers = {}, body, status }: Target, agent: Agent): Promise<string | null> {
    return new Promise((resolve) => {
      const send = isSecure ? askSecurely : ask;
      const asking = send(new URL(path, origin), { method, headers, agent }, (response) => {
        response.on('data', () => undefined);
        response.on('error', (error) => resolve(`${path}: ${error.message} within the answer`));
        response.on('end', () =>
          resolve(response.statusCode === status ? null : `${method} ${path}: ${response.statusCode}`),
        );
      });
      const from = performance.now();
      const when = () =>
        `on a ${asking.reusedSocket ? 'used' : 'new'} connection after ${Math.round((performance.now() - from) / 100) / 10} s`;
      asking.on('error', (error: NodeJS.ErrnoException) =>
        resolve(`${method} ${path}: ${error.code ?? error.message} ${when()}`),
      );
      asking.setTimeout(20_000, () => asking.destroy(new Error('no answer in 20 s')));
      asking.end(body);
    });
  }

  await Promise.all(Array.from({ length: connections }, client));
  return { asked, failures, milliseconds: performance.now() - started, slowest };
}
