import type { PreviewLine } from '#contract/calls/fetch.ts';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';

export interface PageRequest {
  address: string;
  language: Language;
  nocache: boolean;
  signal: AbortSignal;
}

/** The server's message for the person. */
export class CheckRejected extends Error {}

/**
 * Requests one page and yields each stage as its line arrives. Throws if the connection breaks, CheckRejected with a
 * message.
 */
export async function* streamPageAudit({
  address,
  language,
  nocache,
  signal,
}: PageRequest): AsyncGenerator<PagePreview> {
  const query = new URLSearchParams({ url: address, ...(nocache ? { nocache: '1' } : {}) });
  const base = document.documentElement.dataset.api ?? '/api';
  const response = await fetch(`${base}/sub-page-checker/stream?${query}`, {
    signal,
    headers: { 'accept-language': language },
  });
  if (!response.ok || !response.body) {
    const { message, errors } = (await response.json()) as ErrorBody;
    throw new CheckRejected(errors?.url?.[0] ?? message);
  }
  for await (const line of linesOf(response.body)) {
    const page: PreviewLine = JSON.parse(line);
    if (page.stage === 'failed') throw new CheckRejected(page.text);
    yield page;
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // A reader instead of `for await`: Safari cannot iterate a stream.
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter(Boolean);
    }
    if (rest) yield rest;
  } finally {
    reader.cancel().catch(() => {});
  }
}
