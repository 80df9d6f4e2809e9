import type { Context } from 'hono';
import { PageAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { checkPage } from '#flows/audit/check-page.ts';
import { enforceLimit } from '#flows/rate-limit.ts';
import type { Io } from '#io/io.ts';
import { clientOf } from '../client-address.ts';
import { languageOf } from '../request-language.ts';
import { invalidResponse } from '../respond.ts';

/**
 * GET /sub-page-checker/stream?url=: the same as POST /sub-page-checker, one JSON line per stage, so that a screen
 * fills while images are still being requested. Not in the contract's table, because its response is not a single
 * value.
 */
export async function previewStream(io: Io, context: Context): Promise<Response> {
  const address = PageAddress.safeParse(context.req.query('url') ?? '', { reportInput: true });
  if (!address.success) {
    const issues = address.error.issues.map((issue) => ({ ...issue, path: ['url'] }));
    return invalidResponse(issues, languageOf(context.req.raw.headers));
  }
  await enforceLimit(io, limits.pagesRead, clientOf(io.settings, context));
  const nocache = ['1', 'true', ''].includes(context.req.query('nocache') ?? 'no');
  const parts = checkPage(io, { ...address.data, nocache, signal: context.req.raw.signal });
  const encoder = new TextEncoder();
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await parts.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
      } catch (error) {
        io.log.error({ err: error }, 'a preview failed on its way');
        controller.error(error);
      }
    },
    cancel: () => void parts.return(undefined),
  });
  return new Response(lines, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
