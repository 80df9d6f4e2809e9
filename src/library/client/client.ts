import type { Calls } from './call-types.ts';
import { calls } from './calls.ts';
import { errorOf, LinkbildError } from './error.ts';
import { type Input, requestOf } from './request.ts';
import { type Stop, stopAfter, wait } from './stop.ts';

const TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 3;

export interface ClientOptions {
  /** Of the API: `https://linkbild.example/api`. */
  url: string;
  /** An API token: `lbk_…`. */
  token: string;
  /** Of messages. */
  language?: 'en' | 'de';
  /** For all attempts of a call together; a minute unless told. */
  timeoutMs?: number;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Every call as a function: `client.getProject({ params: { id } })`. Throws `LinkbildError`. */
export type Client = {
  [Name in keyof Calls]: object extends Calls[Name][0]
    ? (input?: Calls[Name][0], options?: CallOptions) => Promise<Calls[Name][1]>
    : (input: Calls[Name][0], options?: CallOptions) => Promise<Calls[Name][1]>;
};

export function createClient({ url, token, language = 'en', timeoutMs = TIMEOUT_MS, fetch }: ClientOptions): Client {
  const base = url.replace(/\/+$/, '');
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'accept-language': language };
  const send = fetch ?? ((to: string, init: RequestInit) => globalThis.fetch(to, init));

  const make = (row: string) => {
    const isFile = row.endsWith(' file');
    return async (input: Input = {}, options: CallOptions = {}) => {
      const { path, ...init } = requestOf(row, input, headers);
      const stop = stopAfter(options.timeoutMs ?? timeoutMs, options.signal);
      try {
        const response = await answerOf(() => send(base + path, { ...init, signal: stop.signal }), init.method, stop);
        return await (isFile ? response.blob() : response.json());
      } catch (error) {
        if (error instanceof LinkbildError) throw error;
        options.signal?.throwIfAborted();
        const [code, message] = stop.signal.aborted
          ? ['TIMEOUT', 'Linkbild did not answer in time']
          : ['NETWORK', 'Linkbild could not be reached, or its answer could not be read'];
        throw new LinkbildError({ status: 0, code, message }, { cause: error });
      } finally {
        stop.clear();
      }
    };
  };
  // The names come from the table, so each function has its own types although they are made in one place.
  return Object.fromEntries(Object.entries(calls).map(([name, row]) => [name, make(row)])) as unknown as Client;
}

/** Only what changes nothing is asked again, when the answer says when, and if there is time for it. */
async function answerOf(ask: () => Promise<Response>, method: string, stop: Stop): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await ask();
    if (response.ok) return response;
    const error = await errorOf(response);
    const isWorthIt = method === 'GET' && attempt < MAX_ATTEMPTS && (error.status === 429 || error.status === 503);
    if (!isWorthIt || error.retryAfter === null || error.retryAfter * 1000 >= stop.msLeft()) throw error;
    await wait(error.retryAfter * 1000, stop.signal);
  }
}
