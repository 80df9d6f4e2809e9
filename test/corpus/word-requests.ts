import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import { screens } from '#web/screens.ts';
import { prototypeWords } from '../prototype-words.ts';
import { byTurns, someOf } from '../size.ts';
import type { Sent } from './sender.ts';

// The words of Object.prototype as every id, extension, query, element and key of a request. A small run sends each call
// one of them, another with another commit.

export interface Place {
  origin: string;
  cookie: string;
  projectId: number;
  projectUuid: string;
}

/** These end the caller's session. */
const left: ReadonlySet<string> = new Set(['logout', 'logoutEverywhere', 'endSession', 'deleteAccount', 'health']);

const json = (origin: string) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  origin,
});
const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
/** By hand: only JSON has `__proto__` as a key like any other. */
const object = (entries: [string, unknown][]) =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;

function callRequests({ origin, cookie, projectId }: Place): Sent[] {
  const headers = { ...json(origin), cookie };
  const all = Object.entries<Call>(calls).filter(([name]) => !left.has(name));
  return all.flatMap(([name, call]) => {
    const method = call.method.toUpperCase();
    const takesBody = method !== 'GET' && method !== 'DELETE';
    const fill = (word: string) => `/api${call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(word))}`;
    const known = fill(String(projectId));
    return byTurns(name, prototypeWords).flatMap((word): Sent[] => {
      const query = new URLSearchParams([...fieldsOf(call.query), word].map((key) => [key, word]));
      const body = object([...fieldsOf(call.body), word].map((key) => [key, word]));
      const nested = object([...fieldsOf(call.body), word].map((key) => [key, { [`x${word}`]: word, id: word }]));
      const sent: Sent[] = [
        { what: `${name} by ${word}`, method, path: fill(word), headers, ...(takesBody ? { body } : {}) },
      ];
      // With an existing id, so that the query and the body are read; nothing is deleted.
      if (method !== 'DELETE')
        sent.push({
          what: `${name} with ${word}`,
          method,
          path: `${known}?${query}`,
          headers,
          ...(takesBody ? { body } : {}),
        });
      if (takesBody) sent.push({ what: `${name} with ${word} inside`, method, path: known, headers, body: nested });
      return sent;
    });
  });
}

function imageRequests({ projectUuid: uuid }: Place): Sent[] {
  const other = '00000000-0000-4000-8000-000000000000';
  const forms = (word: string) => [
    `/images/${uuid}/v1/${word}.jpg`,
    `/images/${uuid}/v1/${word}.${word}`,
    `/images/${uuid}/${word}/index.jpg`,
    `/images/${uuid}/og.${word}`,
    `/images/${uuid}/og.${word.slice(0, 4)}`,
    `/images/${uuid}/og.jpg?url=${word}`,
    `/images/${uuid}/og.jpg?${word}=${word}`,
    `/images/${uuid}/${word}`,
    `/images/${word}/v1/index.jpg`,
    `/images/${other}/v1/index.${word}`,
    `/images/${uuid}/assets/${word}.${word}`,
    `/images/${uuid}/assets/${'0'.repeat(32)}.${word}`,
    `/images/${uuid}/route-previews/${word}.jpg`,
    `/images/${uuid}/route-previews/1.${word}`,
    `/images/site/${word}/${word}-en.jpg`,
    `/images/site/report/${word}.png?language=${word}&audit=${word}`,
    `/drafts/${uuid}/${word}.jpg`,
    `/drafts/${uuid}/${other}.${word}`,
    `/demos/${uuid}/${word}.png`,
    `/screenshots/${uuid}/${word}.png`,
    `/screenshots/${word}/${other}.png`,
    `/qr/${word}?url=https://shop.example/`,
    `/qr?url=${word}`,
    `/qr?url=https://shop.example/&format=${word}&size=${word}&${word}=${word}`,
    `/og/sketch/${word}/${word}.jpg`,
    `/og/demo-page/${word}.jpg`,
    `/og/report/${word}.png`,
    `/onepager/${word}.pdf`,
    `/assets/${word}.${word}`,
    `/${word}.${word}`,
  ];
  // Six at once crashed the server: the word came out of the table of formats as a function.
  const formats = prototypeWords.flatMap((word) =>
    Array.from(
      { length: 6 },
      (): Sent => ({ what: `format ${word}`, path: `/images/${uuid}/v1/index.${word}`, expected: 404 }),
    ),
  );
  const others = someOf('words in images', prototypeWords, 4).flatMap((word) =>
    forms(word).flatMap((path): Sent[] => [
      { what: `image form of ${word}`, path },
      {
        what: `image form of ${word} with odd headers`,
        path,
        headers: {
          accept: word,
          'if-none-match': word,
          range: word,
          'user-agent': word,
          'accept-language': word,
          cookie: `${word}=${word}`,
        },
      },
    ]),
  );
  return [...formats, ...others];
}

/** Every screen once with one of the words, in turn, with GET and POST; both languages in a whole run. */
function pageRequests({ origin, cookie }: Place): Sent[] {
  return Object.values(screens).flatMap(({ en, de }, at) => {
    const word = prototypeWords[at % prototypeWords.length] ?? 'constructor';
    const fill = (path: string) =>
      `${path.replaceAll(/:\w+\??/g, word).replace('*', word)}?${word}=${word}&page=${word}&sort=${word}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin, cookie };
    // The pages that log out or delete an account are left to their own tests.
    if (/logout/.test(en)) return [];
    return [
      ...byTurns(en, [en, de]).map((path) => ({ what: `screen ${path}`, path: fill(path), headers: { cookie } })),
      {
        what: `form of ${en}`,
        method: 'POST',
        path: fill(en),
        headers,
        body: `intent=${word}&id=${word}&${word}=${word}`,
      },
    ];
  });
}

export const wordKinds = {
  'names of prototypes in addresses of images': imageRequests,
  'names of prototypes in calls of the API': callRequests,
  'names of prototypes in pages': pageRequests,
};
