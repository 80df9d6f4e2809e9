import type { Context } from 'hono';
import type { PreviewLine } from '#contract/fetch.ts';
import { PageAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Language } from '#domain/language.ts';
import { checkPage, describePage, type PageCheck } from '#flows/audit/check-page.ts';
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
  const language = languageOf(context.req.raw.headers);
  const address = PageAddress.safeParse(context.req.query('url') ?? '', { reportInput: true });
  if (!address.success) {
    const issues = address.error.issues.map((issue) => ({ ...issue, path: ['url'] }));
    return invalidResponse(issues, language);
  }
  await enforceLimit(io, limits.pagesRead, clientOf(io.settings, context));
  const nocache = ['1', 'true', ''].includes(context.req.query('nocache') ?? 'no');
  const lines = previewLines(io, { ...address.data, nocache, signal: context.req.raw.signal }, language);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await lines.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
      } catch (error) {
        io.log.error({ err: error }, 'a preview failed on its way');
        controller.error(error);
      }
    },
    cancel: () => void lines.return(undefined),
  });
  return new Response(stream, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}

async function* previewLines(io: Io, check: PageCheck, language: Language): AsyncGenerator<PreviewLine, void> {
  const parts = checkPage(io, check);
  for (;;) {
    const next = await parts.next();
    if (!next.done) yield describePage(next.value, language);
    else {
      if (next.value.ok) return;
      const { reason, status } = next.value;
      return yield { stage: 'failed', reason, status, text: pageFailureTexts[reason][language] };
    }
  }
}
