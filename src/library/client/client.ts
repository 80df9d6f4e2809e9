import type { Calls } from './call-types.ts';
import { calls } from './calls.ts';
import { errorOf, LinkbildError } from './error.ts';
import { type Input, requestOf } from './request.ts';

const TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 3;

export interface ClientOptions {
  /** Of the API: `https://linkbild.example/api`. */
  url: string;
  /** An API token: `lbk_…`. */
  token: string;
  /** Of messages. */
  language?: 'en' | 'de';
  /** For all attempts of a call together; a minute unless given. */
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

export function createClient(options: ClientOptions): Client {
  const { url, token, language = 'en', timeoutMs = TIMEOUT_MS, fetch } = checked(options);
  const base = url.replace(/(?<!\/)\/+$/, '');
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

/** Often they come from the environment, where a variable may be missing. The token is in no message. */
function checked(options: ClientOptions): ClientOptions {
  const { url, token } = options ?? {};
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new TypeError(`linkbild: url has to be the API's address, https://…/api; it is ${JSON.stringify(url)}.`);
  if (typeof token !== 'string' || token === '') throw new TypeError('linkbild: token has to be an API token, lbk_….');
  return options;
}

/** Only what changes nothing is requested again, when the answer says when, and if there is time for it. */
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

interface Stop {
  signal: AbortSignal;
  msLeft(): number;
  /** Leaves no timer and no listener behind. */
  clear(): void;
}

/** Aborts after a time or with the caller's signal. Browsers of 2023 have no `AbortSignal.any`. */
function stopAfter(ms: number, signal?: AbortSignal): Stop {
  const controller = new AbortController();
  const until = Date.now() + ms;
  const timer = setTimeout(() => controller.abort(), ms);
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    msLeft: () => until - Date.now(),
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
