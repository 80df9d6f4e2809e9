import { z } from 'zod';
import type { Access } from '#domain/access/permissions.ts';
import type { CallNeeds } from '#domain/access/proof.ts';
import type { Text } from '#domain/language.ts';
import type { Limit } from './limits.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Which entity leads to the project that `editor` and `project-admin` calls are checked against. */
export type ScopeEntity = 'project' | 'route' | 'template' | 'sub-page' | 'crawl' | 'audit';

export interface Scope {
  entity: ScopeEntity;
  /** Where the entity's id is. A missing optional body field means: no project yet (PUT /project creates one). */
  in: 'params' | 'body';
  field: string;
}

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Ok extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Path below the API base exactly as in the specification, `{id}` for parameters. */
  path: string;
  access: Access;
  /**
   * `servers`: a site's server makes it, without a browser. Cookies do not count, and so neither does where it comes
   * from.
   */
  from?: 'servers';
  /** Only there if this installation has that part: otherwise it is like a call that does not exist. */
  part?: 'shopify' | 'stripe';
  scope?: Scope;
  /** Beyond the access level: `session` rejects API tokens, `fresh-login` also a login older than 15 minutes. */
  needs?: CallNeeds;
  /** Every API token may make it, whatever its areas and project; it then shows the token's own. */
  forAnyToken?: true;
  /** A super admin who has yet to set up a second factor (public sites) may make this call, and hardly any other. */
  beforeSecondFactor?: true;
  /** Whether a super admin who acts as somebody may make it; by default not if it `needs` a session. */
  whileActing?: 'allowed' | 'refused';
  summary: Text;
  params?: Params;
  query?: Query;
  body?: Body;
  /** `multipart` calls take an upload of up to 10 MB instead of JSON. */
  takes?: 'json' | 'multipart';
  /**
   * `image` calls return the bytes of an image, for `<img src>`, `download` calls a file; errors are JSON as
   * everywhere.
   */
  gives?: 'json' | 'image' | 'download';
  ok: Ok;
  /** How often it may be made; counted in this order. */
  limits?: readonly Limit[];
  /** Default: 200. */
  okStatus?: number;
}

/** What the handler of an `image` call returns. */
export interface ImageAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Identifies the content; a browser that has it gets 304. */
  etag: string;
}
export const Image = z.custom<ImageAnswer>();

/** What the handler of a `download` call returns. */
export interface DownloadAnswer {
  stream: ReadableStream<Uint8Array>;
  contentType: string;
  fileName: string;
}
export const Download = z.custom<DownloadAnswer>();

/** Keeps the exact types of one call; the contract files are lists of these. */
export function call<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Ok extends z.ZodType = z.ZodType,
  Who extends Access = Access,
>(definition: Call<Params, Query, Body, Ok> & { access: Who }): Call<Params, Query, Body, Ok> & { access: Who } {
  return definition;
}

type Part<C, Key extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  C extends Call<infer Params, infer Query, infer Body>
    ? {
        params: Params extends z.ZodNever ? never : Side extends 'input' ? z.input<Params> : z.output<Params>;
        query: Query extends z.ZodNever ? never : Side extends 'input' ? z.input<Query> : z.output<Query>;
        body: Body extends z.ZodNever ? never : Side extends 'input' ? z.input<Body> : z.output<Body>;
      }[Key]
    : never;

type Present<T> = { [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] };

/** What a caller passes, before defaults and transforms. */
export type CallInput<C> = Present<{
  params: Part<C, 'params', 'input'>;
  query: Part<C, 'query', 'input'>;
  body: Part<C, 'body', 'input'>;
}>;

/** What a handler receives, after validation. */
export type CallValues<C> = Present<{
  params: Part<C, 'params', 'output'>;
  query: Part<C, 'query', 'output'>;
  body: Part<C, 'body', 'output'>;
}>;

export type CallOk<C> = C extends { ok: infer Ok extends z.ZodType } ? z.output<Ok> : never;
