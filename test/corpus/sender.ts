import fc from 'fast-check';
import { Agent, request } from 'undici';
import { prototypeWords } from '../prototype-words.ts';
import { few, seed } from '../size.ts';
import type { Place } from './word-requests.ts';

/** One request of the corpus. A text `body` is sent as is. */
export interface Sent {
  /** What it is about, for the report. */
  what: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The only acceptable response; otherwise anything but a server error. */
  expected?: number;
}

export interface Fault {
  what: string;
  path: string;
  status: number | string;
}

/** Errors of a busy or partly equipped server that the specification knows. */
const documented: ReadonlySet<number> = new Set([501, 503]);

/** Sends everything, `atOnce` at a time, as strangers from many addresses; reports unacceptable responses. */
export async function sendAll(
  origin: string,
  all: readonly Sent[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
) {
  const agent = new Agent({ connections: atOnce, headersTimeout: 60_000, bodyTimeout: 60_000 });
  const faults: Fault[] = [];
  const statuses = new Map<number, number>();
  let slowest = { what: '', ms: 0 };
  let next = 0;
  const work = async () => {
    for (let one = all[next++]; one && !signal.aborted; one = all[next++]) {
      const { what, method = 'GET', path, headers = {}, body, expected } = one;
      const client = `203.0.${(next >> 8) % 256}.${next % 256}`;
      const started = performance.now();
      try {
        const ask = () =>
          request(`${origin}${path}`, {
            method: method as 'GET',
            dispatcher: agent,
            signal,
            headers: { 'x-forwarded-for': client, ...headers },
            ...(body === undefined ? {} : { body }),
          });
        // After a 413 the server closes the connection, maybe while the next request takes it. A crash is noticed by
        // the process's id, and who never answers fails twice.
        const answer = await ask().catch((error: unknown) => (signal.aborted ? Promise.reject(error) : ask()));
        await answer.body.dump({ limit: 50_000_000 });
        const ms = Math.round(performance.now() - started);
        if (ms > slowest.ms) slowest = { what, ms };
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        const isFault = answer.statusCode >= 500 && !documented.has(answer.statusCode);
        if (isFault || (expected !== undefined && answer.statusCode !== expected))
          faults.push({ what, path: path.slice(0, 200), status: answer.statusCode });
      } catch (error) {
        if (signal.aborted) break;
        faults.push({ what, path: path.slice(0, 200), status: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await (signal.aborted ? agent.destroy() : agent.close());
  return { faults, statuses, slowest };
}

// What the kinds of hostile requests share.

export const SHAPES = few(40, 200);
export const sample = <Value>(shapes: fc.Arbitrary<Value>) => fc.sample(shapes, { numRuns: SHAPES, seed });
export const word = fc.constantFrom(...prototypeWords);

export interface HostileTarget extends Place {
  templateId: number;
  hostileUrl: string;
  /** Additional projects, because each has an upload limit per hour. */
  uploadIds: number[];
}

export const headersOf = ({ origin, cookie }: Place) => ({
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  origin,
  cookie,
});
export const jsonOf = (place: Place) => ({ ...headersOf(place), 'content-type': 'application/json' });
