import type { Text } from '#domain/language.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';

/** Where the job runs: how its results are shown there. */
export interface Forge {
  /** Stores images and says where they are online, by file name. */
  storeImages(images: ReadonlyMap<string, string>): Promise<{ links: ReadonlyMap<string, string> } | Refused>;
  /** Writes the one comment, or changes it if it is there already. */
  comment(text: string): Promise<{ done: 'created' | 'updated' } | Refused>;
}

export interface Refused {
  refused: string;
}

/** At the beginning of the comment: it is found again by this. */
export const COMMENT_MARKER = '<!-- linkbild -->';

export const refusedTexts = {
  comment: (why: string): Text => ({
    en: `The comment couldn’t be written (${why}). Pull requests from forks have no permission to write. The results are in the job summary.`,
    de: `Der Kommentar konnte nicht geschrieben werden (${why}). Pull Requests aus Forks haben keine Schreibrechte. Die Ergebnisse sind in der Zusammenfassung des Jobs.`,
  }),
  images: (why: string): Text => ({
    en: `The images of the cards couldn’t be stored (${why}). The comment shows the changes as text.`,
    de: `Die Bilder der Karten konnten nicht gespeichert werden (${why}). Der Kommentar zeigt die Änderungen als Text.`,
  }),
  noRequest: {
    en: 'This job belongs to no pull or merge request, so there’s no comment.',
    de: 'Dieser Job gehört zu keinem Pull oder Merge Request, daher gibt es keinen Kommentar.',
  },
  noToken: (name: string): Text => ({
    en: `There’s no comment because ${name} isn’t set.`,
    de: `Es gibt keinen Kommentar, weil ${name} nicht gesetzt ist.`,
  }),
};

// Calls of GitHub's and GitLab's API. The address comes from the runner, the token from the person; a token is never
// part of a message, and safe fetch sends it to no other address.

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; a text is sent as it is, with the content type of the headers. */
  body?: unknown;
}

export type Called = { ok: true; value: unknown } | { ok: false; status: number | null; message: string };

const ANSWER_BYTES = 20_000_000;
const CALL_MS = 30_000;
const userAgent = 'linkbild';

export async function callApi(safeFetch: SafeFetch, { method, url, headers, body }: Call): Promise<Called> {
  const isText = typeof body === 'string';
  const result = await safeFetch.fetch(url, {
    method,
    userAgent,
    headers: { ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    accept: 'application/json',
    maxBytes: ANSWER_BYTES,
    errorBodyBytes: 10_000,
    totalMs: CALL_MS,
  });
  const value = parse(result.body);
  if (result.ok && result.status < 300) return { ok: true, value };
  const status = result.status ?? null;
  const reason = result.ok ? `HTTP ${result.status}` : (result.detail ?? result.reason);
  return { ok: false, status, message: messageOf(value) ?? reason };
}

function parse(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** GitHub: `{ message }`. GitLab: `{ message }` as text or object, or `{ error, error_description }`. */
function messageOf(value: unknown): string | null {
  for (const key of ['message', 'error_description', 'error']) {
    const said = fieldOf(value, key);
    if (typeof said === 'string') return said.slice(0, 300);
    if (typeof said === 'object' && said !== null) return JSON.stringify(said).slice(0, 300);
  }
  return null;
}

/** A field of an answer; what is not there is undefined. */
export const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

export const textOf = (value: unknown, key: string): string => {
  const field = fieldOf(value, key);
  return typeof field === 'string' ? field : '';
};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
