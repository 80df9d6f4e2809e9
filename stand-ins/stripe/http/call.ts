import type { Account } from '../account.ts';
import type { Params } from './params.ts';

/** One request to the API: `ids` are the parts of its path that name something. */
interface Call {
  account: Account;
  params: Params;
  ids: string[];
}

/** What is answered with 200; failures are thrown. */
export type Handler = (call: Call) => unknown;

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /** Parameters besides `expand`; all others are refused, so that nothing is silently ignored. */
  takes: string;
  run: Handler;
}

export const route = (method: Route['method'], path: string, takes: string, run: Handler): Route => ({
  method,
  path,
  takes,
  run,
});

export const listTakes = 'limit starting_after ending_before created';
