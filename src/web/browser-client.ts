import { callHeaders, createClient } from '#contract/client.ts';

/** Calls from the page itself, answered in the page's language. API_URL may be another host; the server writes it into the page. */
export const api = createClient(({ method, path, body }) =>
  fetch(`${document.documentElement.dataset.api ?? '/api'}${path}`, {
    method,
    headers: { ...callHeaders, 'accept-language': document.documentElement.lang },
    credentials: 'include',
    ...(body === undefined ? {} : { body }),
  }),
);
