import { adminHtml, escapeHtml } from '../admin/admin-html.ts';
import type { Answer } from '../answer.ts';

/** As Shopify answers: JSON for who asks for JSON, else its page whose title names the error. */
export function oauthError(accept: string, error: string, description: string, status = 400): Answer {
  if (accept.includes('application/json'))
    return {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ error, error_description: description }),
    };
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: adminHtml(
      `${status} - Oauth error ${error}`,
      `<h1>Oauth error ${escapeHtml(error)}: ${escapeHtml(description)}</h1>`,
      'en',
    ),
  };
}
