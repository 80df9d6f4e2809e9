import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { homePath, type Language } from '#domain/language.ts';
import { siteContext } from './context.ts';
import { errorTexts } from './i18n/errors.ts';
import { languageOfPath } from './i18n/language.tsx';
import { textsIn } from './i18n/texts.ts';
import { NonceContext } from './root-data.ts';

// The server uses this build's own copies: contexts and the class of failed calls are compared by identity.
export { createClient } from '#contract/client.ts';
export { apiContext, siteContext } from './context.ts';

export const streamTimeout = 5_000;

let lastTurn = Promise.resolve();

/**
 * React draws a page in one go, a long report in 100 ms. Pages that are requested at once are drawn in turns of their
 * own, so that between two of them everybody else is answered (health checks, images).
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const language = languageOfPath(new URL(request.url).pathname);
  responseHeaders.set('content-type', 'text/html; charset=utf-8');
  responseHeaders.set('content-language', language);
  if (request.method === 'HEAD') return new Response(null, { status: responseStatusCode, headers: responseHeaders });

  const { nonce } = loadContext.get(siteContext);
  let status = responseStatusCode;
  await ownTurn();
  try {
    const body = await renderToReadableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        signal: AbortSignal.timeout(streamTimeout + 1000),
        // Sends finished parts in place: otherwise React sends large ones later and needs a script to insert them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error: unknown) {
          status = 500;
          if (!request.signal.aborted) console.error(error);
        },
      },
    );
    // Bots get the page as a whole, and so does a form that was sent without scripts: nothing could insert later parts.
    const isWhole = request.method === 'POST' || status >= 400 || isbot(request.headers.get('user-agent'));
    if (isWhole) await body.allReady;
    return new Response(body, { status, headers: responseHeaders });
  } catch (error) {
    // A page that cannot be rendered comes back here as the error page; if that fails too, this is the end.
    if (!routerContext.staticHandlerContext.errors) throw error;
    return new Response(plainErrorPage(language), { status: 500, headers: responseHeaders });
  }
}

/** Missing pages and missing permissions are normal responses, not errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};

/** Without React, styles or data: what can still be shown if the error page itself failed. */
export function plainErrorPage(language: Language): string {
  const texts = textsIn(errorTexts, language);
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Linkbild</title></head><body><h1>${texts.errorPageFailed}</h1><p><a href="${homePath(language)}">${texts.home}</a></p></body></html>`;
}
