import { describe, expect, test } from 'vitest';
import { type CookieName, cookieOf, readCookie } from './cookies.ts';

const at = (siteUrl: string) => ({ settings: { siteUrl } }) as Parameters<typeof cookieOf>[0];
const local = at('http://localhost:3000');
const open = at('https://linkbild.example');

describe('cookieOf', () => {
  const cases: [CookieName, string | null, Parameters<typeof cookieOf>[0], string][] = [
    ['session', 'abc', local, 'linkbild_session=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax'],
    ['session', 'abc', open, 'linkbild_session=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['session', null, local, 'linkbild_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
    ['pendingLogin', 'abc', local, 'linkbild_pending=abc; Max-Age=600; Path=/; HttpOnly; SameSite=Lax'],
    ['device', 'abc', local, 'linkbild_device=abc; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax'],
    ['passkeyChallenge', 'abc', local, 'linkbild_passkey=abc; Max-Age=300; Path=/; HttpOnly; SameSite=Lax'],
    ['registration', 'abc', local, 'linkbild_registration=abc; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax'],
    ['google', null, open, 'linkbild_google=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['language', 'de', open, 'i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax'],
  ];
  test.each(cases)('%s with %s', (cookie, value, io, header) => expect(cookieOf(io, cookie, value)).toBe(header));
});

describe('readCookie', () => {
  const cases: [string, string | null][] = [
    ['linkbild_session=abc', 'abc'],
    ['theme=dark; linkbild_session=a-b_c; other=1', 'a-b_c'],
    ['linkbild_session_old=abc', null],
    ['linkbild_session=', null],
    ['linkbild_session=a b', null],
    ['linkbild_session=%3Cscript%3E', null],
    [`linkbild_session=${'a'.repeat(201)}`, null],
    [`${'x=1; '.repeat(4000)}linkbild_session=abc`, null],
    ['', null],
  ];
  test.each(cases)('%s', (cookie, value) => expect(readCookie(new Headers({ cookie }), 'session')).toBe(value));
});
