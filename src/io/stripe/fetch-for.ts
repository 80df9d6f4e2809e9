import type { SafeFetch } from '../fetch/safe-fetch.ts';

interface Parts {
  safeFetch: Pick<SafeFetch, 'fetch'>;
  userAgent: string;
}

/** A hundred invoices with their lines. */
const MAX_ANSWER_BYTES = 16_000_000;
const MAX_ERROR_BYTES = 100_000;
const methods = ['GET', 'POST', 'DELETE'] as const;

/** The web's `fetch` as far as Stripe's client uses it, by way of safe fetch. */
export const fetchFor =
  ({ safeFetch, userAgent }: Parts) =>
  async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const method = methods.find((one) => one === init.method);
    if (!method) throw new TypeError(`Stripe is not asked by ${init.method}`);
    const result = await safeFetch.fetch(String(url), {
      method,
      userAgent,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(method !== 'GET' && typeof init.body === 'string' ? { body: init.body } : {}),
      maxBytes: MAX_ANSWER_BYTES,
      errorBodyBytes: MAX_ERROR_BYTES,
      ...(init.signal ? { signal: init.signal } : {}),
    });
    // No answer at all: the client takes it for a broken connection.
    if (result.status === undefined) throw new TypeError(result.ok ? 'no status' : (result.detail ?? result.reason));
    const body = result.body ? Buffer.from(result.body).toString() : '';
    return new Response(body === '' ? null : body, { status: result.status, headers: plain(result.headers ?? {}) });
  };

/** The body is unpacked already. */
const plain = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(content-encoding|content-length)$/i.test(name)));
