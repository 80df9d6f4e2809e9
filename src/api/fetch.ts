import type { Context } from 'hono';
import { ApiError } from '#contract/errors.ts';
import { PageAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { PagePart } from '#domain/audit/audit-progress.ts';
import { checkPage, readEvidence, rejectPageProblem } from '#flows/audit/check-page.ts';
import { readCardImage } from '#flows/audit/read-card-image.ts';
import { enforceLimit } from '#flows/rate-limit.ts';
import { readMetaTags } from '#flows/read-page/read-meta-tags.ts';
import { readSelectorData } from '#flows/read-page/read-selector-data.ts';
import { previewBaseOnUrl } from '#flows/templates/draw-preview.ts';
import { clientOf } from '#http/client-address.ts';
import { probeImage } from '#io/fetch/pages/probe-image.ts';
import type { Io } from '#io/io.ts';
import { base64Of, type Handlers } from './handler.ts';
import { invalidResponse, languageOf } from './http/respond.ts';

export const fetchHandlers = {
  checkSubPage: async ({ io, body, request }) => {
    let last: PagePart | null = null;
    const look = { ...body.website, platforms: body.platforms, signal: request.signal };
    for await (const part of checkPage(io, look)) {
      if (part.stage === 'failed') return rejectPageProblem(part, 'website');
      last = part;
    }
    if (!last) throw new ApiError('PAGE_NOT_READABLE');
    return { ...last.audit, autopsy: last.autopsy };
  },

  getCardImage: ({ io, body, request }) => readCardImage(io, body.url, request.signal),

  getMetaTags: async ({ io, query, request }) => ({
    ...(await readMetaTags(io, { ...query, signal: request.signal })),
  }),

  getPageEvidence: async ({ io, query, request }) => ({
    ...(await readEvidence(io, { ...query.url, signal: request.signal })),
  }),

  getSelectorData: async ({ io, body, user, request }) => {
    const selected = await readSelectorData(io, { ...body, share: `person ${user.id}`, signal: request.signal });
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
