import { describe, expect, test } from 'vitest';
import type { Settings } from '#io/io.ts';
import { completeHeaders, pageCacheControl, pageSecurityHeaders } from './security-headers.ts';

const settings = (siteUrl: string) =>
  ({ siteUrl, apiUrl: `${siteUrl}/api`, analyticsScriptUrl: null, hasGoogle: false }) as Settings;
const site = settings('https://linkbild.example');

function complete(given: Record<string, string>, of = site) {
  const headers = new Headers(given);
  completeHeaders(of, headers);
  return Object.fromEntries(headers);
}

test('adds the strictest headers to a response without any', () => {
  expect(complete({})).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
  });
});

test('adds frame-ancestors to a policy without it', () => {
  const { 'content-security-policy': policy } = complete({ 'content-security-policy': 'sandbox' });
  expect(policy).toBe("sandbox; frame-ancestors 'none'");
});

test('HSTS applies to this host only, and only with TLS', () => {
  expect(complete({})['strict-transport-security']).not.toContain('includeSubDomains');
  expect(complete({}, settings('http://localhost:3000'))).not.toHaveProperty('strict-transport-security');
});

describe('pages', () => {
  const policyOf = (path: string, scripts: Parameters<typeof pageSecurityHeaders>[2]) =>
    Object.fromEntries(pageSecurityHeaders(site, path, scripts))['content-security-policy'];

  test.each([
    ['/preview/SlackPreview', true],
    ['/preview/SlackPreview/', true],
    ['/de/preview/WhatsAppPreview', true],
    ['/preview', false],
    ['/preview/SlackPreview/x', false],
    ['/preview/slackpreview', false],
    ['/app/login', false],
    ['/', false],
  ])('%s may be framed: %s, in development too', (path, isFramed) => {
    const frames = isFramed ? 'frame-ancestors *' : "frame-ancestors 'none'";
    expect(policyOf(path, null)).toBe(frames);
    expect(policyOf(path, 'own-files')).toContain(frames);
    expect(policyOf(path, { nonce: 'n' })).toContain(frames);
  });

  test.each([
    ['/app', null, 'private, no-store'],
    ['/app.data', null, 'private, no-store'],
    ['/app/login', null, 'private, no-store'],
    ['/de/app/account', null, 'private, no-store'],
    ['/pricing', 'theme=dark; linkbild_session=x', 'private, no-store'],
    ['/pricing', 'theme=dark', 'private, no-cache'],
    ['/application', null, 'private, no-cache'],
  ])('%s with the cookies %s: %s', (path, cookies, said) => {
    expect(pageCacheControl(path, cookies)).toBe(said);
  });
});
