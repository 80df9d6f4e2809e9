import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreviewLine } from '#contract/calls/fetch.ts';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

export interface PageAuditState {
  /** As typed, or as in the address bar. */
  address: string;
  view: PagePreview | null;
  /** Why there is no result, or only a partial one. */
  error: string | null;
  isBusy: boolean;
}

/** `url`, or in a comparison `with`. */
type AddressParameter = 'url' | 'with';

/** The audit of one page at a time: a new one aborts the previous. */
export function usePageAudit(first: Omit<PageAuditState, 'isBusy'>) {
  const language = useLanguage();
  const texts = useTexts(previewTexts);
  // The server did not wait for a slow page: the browser makes the request, and the skeletons are there from the start.
  const isUnanswered = first.address !== '' && first.view === null && first.error === null;
  const [audit, setAudit] = useState<PageAuditState>({ ...first, isBusy: isUnanswered });
  const running = useRef<AbortController>(undefined);
  const known = useRef(new Map<string, PagePreview>(first.view ? [[first.address, first.view]] : []));

  const start = useCallback(
    async (address: string, { nocache = false }: { nocache?: boolean } = {}) => {
      running.current?.abort();
      const current = new AbortController();
      running.current = current;
      if (address === '') return setAudit({ address, view: null, error: null, isBusy: false });
      // The same page again keeps its cards until better ones arrive; another page starts with none.
      setAudit((was) => ({ address, view: was.address === address ? was.view : null, error: null, isBusy: true }));
      const settle = (change: Partial<PageAuditState>) => {
        if (!current.signal.aborted) setAudit((was) => ({ ...was, ...change }));
      };
      let latest: PagePreview | null = null;
      try {
        for await (const page of streamPageAudit({ address, language, nocache, signal: current.signal })) {
          latest = page;
          settle({ view: page });
        }
        if (latest) known.current.set(address, latest);
        settle({ isBusy: false, ...(latest ? {} : { error: texts.failed }) });
      } catch (error) {
        const words = error instanceof CheckRejected ? error.message : latest ? texts.cutShort : texts.failed;
        settle({ isBusy: false, error: words });
      }
    },
    [language, texts],
  );

  /** A page that was audited before comes at once. */
  const show = useCallback(
    (address: string) => {
      const view = known.current.get(address) ?? null;
      if (address && !view) return void start(address);
      running.current?.abort();
      setAudit({ address, view, error: null, isBusy: false });
    },
    [start],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, when the island starts
  useEffect(() => {
    if (isUnanswered) start(first.address);
    return () => running.current?.abort();
  }, []);

  return { audit, start, show };
}

/** The same in step with the address bar. */
export function usePageAuditInUrl(first: Omit<PageAuditState, 'isBusy'>, parameter: AddressParameter) {
  const { audit, start, show } = usePageAudit(first);
  useEffect(() => {
    const goBack = () => show(new URLSearchParams(location.search).get(parameter) ?? '');
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [show, parameter]);

  return { audit, start };
}

interface PageRequest {
  address: string;
  language: Language;
  nocache: boolean;
  signal: AbortSignal;
}

/** The server's message for the person. */
class CheckRejected extends Error {}

/**
 * Requests one page and yields each stage as its line arrives. Throws if the connection breaks, CheckRejected with a
 * message.
 */
async function* streamPageAudit({ address, language, nocache, signal }: PageRequest): AsyncGenerator<PagePreview> {
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
