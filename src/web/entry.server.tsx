import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import { siteContext } from './context.ts';
import { languageOfPath } from './i18n/language.tsx';

// The server fills these for each request; it needs this build's own copies, because a context is known by its identity.
export { apiContext, siteContext } from './context.ts';

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  responseHeaders.set('content-type', 'text/html; charset=utf-8');
  responseHeaders.set('content-language', languageOfPath(new URL(request.url).pathname));
  if (request.method === 'HEAD') return new Response(null, { status: responseStatusCode, headers: responseHeaders });

  const { nonce } = loadContext.get(siteContext);
  let status = responseStatusCode;
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
    {
      signal: AbortSignal.timeout(streamTimeout + 1000),
      ...(nonce ? { nonce } : {}),
      onError(error: unknown) {
        status = 500;
        if (!request.signal.aborted) console.error(error);
      },
    },
  );
  // Whoever reads a page by machine gets it whole.
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  return new Response(body, { status, headers: responseHeaders });
}

/** Pages that are not there and things that are not allowed are answers, not faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
};
