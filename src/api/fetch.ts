import type { Context } from 'hono';
import type { PreviewLine } from '#contract/calls/fetch.ts';
import { ApiError } from '#contract/errors.ts';
import { PageAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Language } from '#domain/language.ts';
import { readCardImage } from '#flows/audit/read-card-image.ts';
import { enforceLimit } from '#flows/guards/rate-limit.ts';
import {
  checkPage,
  checkWholePage,
  describePage,
  type PageCheck,
  readEvidence,
  rejectPage,
} from '#flows/page-audit/check-page.ts';
import { readMetaTags, readSelectorData } from '#flows/read-page/read-page.ts';
import { previewBaseOnUrl } from '#flows/templates/draw-preview.ts';
import { clientOf } from '#http/client-address.ts';
import { probeImage } from '#io/fetch/pages/probe-image.ts';
import type { Io } from '#io/io.ts';
import { base64Of, type Handlers } from './handler.ts';
import { invalidResponse, requestLanguage } from './http/respond.ts';

export const fetchHandlers = {
  checkSubPage: async ({ io, body, language, request }) => {
    const { website, platforms } = body;
    const page = await checkWholePage(io, { ...website, platforms, signal: request.signal });
    return page.ok ? describePage(page, language) : rejectPage(page.reason, 'website');
  },

  getCardImage: ({ io, body, request }) => readCardImage(io, body.url, request.signal),

  getMetaTags: async ({ io, query, request }) => ({
    ...(await readMetaTags(io, { ...query, signal: request.signal })),
  }),

  getPageEvidence: ({ io, query, request }) => readEvidence(io, { ...query.url, signal: request.signal }),

  getSelectorData: async ({ io, body, user, request }) => {
    const selected = await readSelectorData(io, { ...body, quota: `person ${user.id}`, signal: request.signal });
    if (selected.ok) return { data: selected.data };
    const fields = Object.fromEntries(selected.wrong.map((name) => [`selectors.${name}`, [messages.selector]]));
    throw new ApiError('VALIDATION_FAILED', { fields });
  },

  getTemplatePreviewImage: async ({ io, body }) => {
    const { bytes, contentType } = await previewBaseOnUrl(io, body);
    return { base64: base64Of(bytes), contentType };
  },

  probeImage: ({ io, body, request }) =>
    probeImage(io.safeFetch, body.url, { userAgent: io.settings.userAgent, signal: request.signal }),
} satisfies Partial<Handlers>;

/**
 * GET /sub-page-checker/stream?url=: the same as POST /sub-page-checker, one JSON line per stage, so that a screen
 * fills while images are still being requested. Not in the contract's table, because its response is not a single
 * value.
 */
export async function previewStream(io: Io, context: Context): Promise<Response> {
  const language = requestLanguage(context.req.raw.headers);
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
