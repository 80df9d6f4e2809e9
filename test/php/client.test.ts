import { describe, expect, test } from 'vitest';
import { apiUrl, phpVersions, project, startLibrary } from './php.ts';

// The client of integrations/php against a transport that answers as told: every answer of the protocol, and others.

const { imagesUrl, projectUuid } = project;

interface Outcome {
  sent: { method: string; url: string; headers: Record<string, string>; body: string | null }[];
  result: {
    ok: boolean;
    value: unknown;
    code: string;
    message: string;
    status: number;
    isTemporary: boolean;
    isDisconnected: boolean;
  };
}

describe.each(phpVersions)('under PHP %s', (version) => {
  const { ask } = startLibrary(version);
  const call = (method: string, input: object) => ask<Outcome>('call', { method, token: 'lbs_secret', ...input });
  const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });

  test('connect sends the code without a token and gives token and project', async () => {
    const value = {
      token: 'lbs_new',
      imagesUrl,
      project: { uuid: projectUuid, title: 'Shop', url: 'https://a.example' },
    };
    const { sent, result } = await call('connect', {
      arguments: ['7K3M-Q9TA-0XVB-W2ZE', 'https://shop.example', 'php', '8.1'],
      answer: json(200, value),
      language: 'de-AT',
    });
    expect(result).toMatchObject({ ok: true, value, status: 200, code: '', message: '' });
    expect(sent).toMatchObject([{ method: 'POST', url: `${apiUrl}/site/connect` }]);
    expect(sent[0]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'de',
      'Content-Type': 'application/json',
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      code: '7K3M-Q9TA-0XVB-W2ZE',
      siteUrl: 'https://shop.example',
      system: 'php',
      systemVersion: '8.1',
    });
  });

  test.each([
    ['connection', [], 'GET', '/site/connection', { imagesUrl, project: {}, connectedAt: '2026-11-16T00:00:00Z' }],
    ['changes', [[{ url: 'https://a.example/ü', change: 'changed' }]], 'POST', '/site/changes', { accepted: 0 }],
    ['check', [], 'POST', '/site/check', { pages: [], oursOn: 0, readable: 0, verified: false }],
    ['disconnect', [], 'DELETE', '/site/connection', { ok: true }],
  ])('%s sends the token', async (method, given, verb, path, value) => {
    const { sent, result } = await call(method, { arguments: given, answer: json(200, value) });
    expect(result).toMatchObject({ ok: true, value });
    expect(sent).toMatchObject([
      { method: verb, url: `${apiUrl}${path}`, headers: { Authorization: 'Bearer lbs_secret' } },
    ]);
    expect(sent[0]?.body && JSON.parse(sent[0].body)).toEqual(given.length ? { changes: given[0] } : null);
  });

  const error = (status: number, code: string) => json(status, { statusCode: status, code, message: `About ${code}` });
  const temporary = { isTemporary: true, isDisconnected: false };
  const final = { isTemporary: false, isDisconnected: false };
  test.each([
    ['an unknown code', error(404, 'CONNECT_CODE_UNKNOWN'), 'CONNECT_CODE_UNKNOWN', final],
    ['another site', error(409, 'SITE_MISMATCH'), 'SITE_MISMATCH', final],
    ['a removed connection', error(401, 'UNAUTHORIZED'), 'UNAUTHORIZED', { ...final, isDisconnected: true }],
    ['too many calls', error(429, 'TOO_MANY_REQUESTS'), 'TOO_MANY_REQUESTS', temporary],
    ['trouble at Linkbild', error(503, 'UNAVAILABLE'), 'UNAVAILABLE', temporary],
    ['an error page', { status: 502, body: '<html>Bad gateway' }, 'BAD_ANSWER', temporary],
    ['a wrong address', { status: 404, body: 'Not found' }, 'BAD_ANSWER', final],
    ['cut JSON', { status: 200, body: '{"imagesUrl": "htt' }, 'BAD_ANSWER', final],
    ['a list', json(200, []), 'BAD_ANSWER', final],
    ['null', json(200, null), 'BAD_ANSWER', final],
    ['another program’s answer', json(200, { hello: 'world' }), 'BAD_ANSWER', final],
    ['an empty answer', { status: 200, body: '' }, 'BAD_ANSWER', final],
    ['a redirect', { status: 302, body: '' }, 'BAD_ANSWER', final],
    ['an error with odd types', json(400, { code: 7, message: ['x'] }), 'BAD_ANSWER', final],
    ['no status', { status: 0, body: '' }, 'NO_ANSWER', temporary],
    ['nothing at all', {}, 'NO_ANSWER', temporary],
  ])('%s is a failure with a reason', async (_, answer, code, kind) => {
    const { result } = await call('connection', { answer });
    expect(result).toMatchObject({ ok: false, value: null, code, ...kind });
    expect(result.message).not.toBe('');
    if ('body' in answer && code === answer.body.match(/"code":"(\w+)"/)?.[1])
      expect(result.message).toBe(`About ${code}`);
  });

  test('a timeout is a failure in words, without what the transport said', async () => {
    const { result } = await call('check', { throws: 'cURL error 28 for lbs_secret', language: 'de' });
    expect(result).toMatchObject({ ok: false, code: 'NO_ANSWER', status: 0, isTemporary: true });
    expect(result.message).toMatch(/^Linkbild antwortet nicht/);
  });

  test('curl without an answer is a failure too', async () => {
    expect(await ask('curl', { apiUrl: 'gopher://127.0.0.1/api' })).toMatchObject({ ok: false, code: 'NO_ANSWER' });
  });
});
