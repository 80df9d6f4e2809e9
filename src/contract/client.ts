import { addresses } from './addresses.ts';
import type { CallInput, CallOk } from './call.ts';
import type { ErrorBody, FieldErrors, LimitOffer, TemplateErrorPosition } from './errors.ts';
import type { CallName, Calls } from './index.ts';

/** Every call as a function: `api.getProject({ params: { id: 1 } })`. In the browser over fetch, on the server in-process. */
export type Api = {
  [Name in CallName]: keyof CallInput<Calls[Name]> extends never
    ? () => Promise<CallOk<Calls[Name]>>
    : (input: CallInput<Calls[Name]>) => Promise<CallOk<Calls[Name]>>;
};

/** A response that is not a success, with the message to show. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  readonly fault: TemplateErrorPosition | undefined;
  readonly offer: LimitOffer | undefined;
  constructor(body: ErrorBody) {
    super(body.message);
    this.name = 'CallFailed';
    this.status = body.statusCode;
    this.code = body.code;
    this.errors = body.errors ?? {};
    this.fault = body.fault;
    this.offer = body.offer;
  }
}

export interface OutgoingCall {
  method: string;
  /** Below the API base, with query. */
  path: string;
  body: string | undefined;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** `send` is the only difference between browser and server. */
export function createClient(send: (call: OutgoingCall) => Promise<Response>): Api {
  const make =
    (name: CallName) =>
    async (input: LooseInput = {}) => {
      const [method = 'get', pattern = '/'] = addresses[name].split(' ');
      const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.params?.[key])));
      const query = new URLSearchParams(
        Object.entries(input.query ?? {}).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])),
      ).toString();
      const response = await send({
        method: method.toUpperCase(),
        path: query ? `${path}?${query}` : path,
        body: input.body === undefined ? undefined : JSON.stringify(input.body),
      });
      // One that is cut off on the way fails, as one that never came does: callers rely on what was promised.
      if (response.ok && isJson(response)) return response.json();
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) return answer;
      throw new CallFailed(
        isErrorBody(answer)
          ? answer
          : { statusCode: response.status, code: 'UNEXPECTED', message: response.statusText },
      );
    };
  // The names come from the table, so each function has its own types although they are built in one place.
  return Object.fromEntries(Object.keys(addresses).map((name) => [name, make(name as CallName)])) as unknown as Api;
}

/** Files are none. */
const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false;

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'message' in value && 'statusCode' in value;

/** The headers of every call: JSON, and the marker that the cross-origin guard requires. */
export const callHeaders = {
  accept: 'application/json',
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
};
