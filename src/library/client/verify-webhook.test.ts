import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { verifyWebhook } from './verify-webhook.ts';

const secretOf = (byte: number) => `whsec_${Buffer.alloc(24, byte).toString('base64')}`;
const [secret, other] = [secretOf(1), secretOf(2)];
const now = new Date('2026-11-17T10:00:00Z');
const body = '{"type":"image.drawn","timestamp":"2026-11-17T10:00:00.000Z","data":{"images":[],"title":"Grüße"}}';

function signed(by: string[], { at = now, text = body, id = 'msg_1' } = {}): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': by.map((one) => new Webhook(one).sign(id, at, text)).join(' '),
  };
}
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe('a webhook', () => {
  test('signed by the library of the server is taken, as text and as bytes', async () => {
    expect(await verifyWebhook(body, signed([secret]), secret, { now })).toEqual(JSON.parse(body));
    const bytes = new TextEncoder().encode(body);
    expect(await verifyWebhook(bytes, new Headers(signed([secret])), secret, { now })).toEqual(JSON.parse(body));
  });

  test('may have several signatures, names in capitals and values in lists', async () => {
    const headers = signed([other, secret]);
    const capitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    expect(await verifyWebhook(body, capitals, secret, { now })).toMatchObject({ type: 'image.drawn' });
  });

  test.each([
    ['of another secret', body, signed([other]), 'WEBHOOK_SIGNATURE_WRONG'],
    ['with a changed body', body.replace('image', 'imago'), signed([secret]), 'WEBHOOK_SIGNATURE_WRONG'],
    ['with another id', body, { ...signed([secret]), 'webhook-id': 'msg_2' }, 'WEBHOOK_SIGNATURE_WRONG'],
    ['of another version', body, asVersion2(signed([secret])), 'WEBHOOK_SIGNATURE_WRONG'],
    [
      'with a signature that is no base64',
      body,
      { ...signed([secret]), 'webhook-signature': 'v1,*' },
      'WEBHOOK_SIGNATURE_WRONG',
    ],
    [
      'behind a hundred wrong ones',
      body,
      signed([...Array<string>(100).fill(other), secret]),
      'WEBHOOK_SIGNATURE_WRONG',
    ],
    ['six minutes old', body, signed([secret], { at: minutes(-6) }), 'WEBHOOK_TIME_WRONG'],
    ['from in six minutes', body, signed([secret], { at: minutes(6) }), 'WEBHOOK_TIME_WRONG'],
    ['with a time that is none', body, { ...signed([secret]), 'webhook-timestamp': 'NaN' }, 'WEBHOOK_TIME_WRONG'],
    ['without headers', body, {}, 'WEBHOOK_HEADERS_MISSING'],
  ])('%s is refused', async (_, text, headers, code) => {
    await expect(verifyWebhook(text, headers, secret, { now })).rejects.toMatchObject({ status: 400, code });
  });

  test('is good for five minutes', async () => {
    const headers = signed([secret], { at: minutes(-5) });
    expect(await verifyWebhook(body, headers, secret, { now })).toMatchObject({ type: 'image.drawn' });
  });

  test('needs a secret that is one', async () => {
    await expect(verifyWebhook(body, signed([secret]), '', { now })).rejects.toThrow(TypeError);
  });
});

function asVersion2(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'webhook-signature': (headers['webhook-signature'] ?? '').replace('v1,', 'v2,') };
}
