import { describe, expect, test } from 'vitest';
import { linear } from '../../../../test/measured.ts';
import { hasHtmlContentType, isPasswordPage, sendableTag, sniffHtml } from './fetch-page.ts';

describe('HTML', () => {
  test.each([
    ['text/html', 'yes'],
    ['Text/HTML; charset=utf-8', 'yes'],
    ['application/xhtml+xml', 'yes'],
    ['application/json', 'no'],
    ['text/plain', 'no'],
    ['image/png', 'no'],
    ['application/xml', 'no'],
    [undefined, 'maybe'],
    ['', 'maybe'],
  ])('%s says %s', (type, said) => expect(hasHtmlContentType(type)).toBe(said));

  describe('by content', () => {
    test.each([
      ['<!DOCTYPE html><html>', 'maybe', true],
      ['\ufeff<html>', 'maybe', true],
      ['  <!-- a --> <!-- b --><head>', 'maybe', true],
      ['<?xml version="1.0"?><html xmlns="x">', 'maybe', true],
      ['<!-- -->'.repeat(120), 'maybe', false],
      ['{"a":1}', 'maybe', false],
      ['<?xml version="1.0"?><urlset>', 'maybe', false],
      ['plain words', 'maybe', false],
      ['plain words', 'yes', true],
      ['\0\0<title>x', 'yes', true],
      ['', 'yes', true],
      ['%PDF-1.7', 'yes', false],
      ['GIF89a\x01\x00\x01\x00', 'yes', false],
    ] as const)('%s (%s): %s', (start, said, expected) => expect(sniffHtml(Buffer.from(start), said)).toBe(expected));
  });
});

describe('a password page', () => {
  const form =
    '<form method="post" action="/password"><input type="hidden" name="form_type" value="storefront_password"><input type="password">';
  const oldForm = '<form method="post" action="/password" id="login_form"><input type="password" name="password">';

  type Case = [
    name: string,
    status: number,
    path: string,
    headers: Record<string, string>,
    html: string,
    expected: boolean,
  ];
  const cases: Case[] = [
    [
      'Shopify redirects to it',
      200,
      '/password',
      { 'server-timing': 'pageType;desc="password", theme;desc="1"' },
      '',
      true,
    ],
    ['the form', 200, '/password', {}, form, true],
    ['the form below a locale', 200, '/de/password', {}, form, true],
    ['the form without a redirect', 200, '/', {}, form, true],
    ['an old theme', 200, '/password', {}, oldForm, true],
    ['an old theme below a region', 200, '/de-at/password/', {}, oldForm, true],
    ['value before name', 200, '/', {}, '<input value="storefront_password" type="hidden" name="form_type">', true],
    ['a server that requires a login', 401, '/', { 'www-authenticate': 'Basic realm="Staging"' }, '', true],
    ['401 without a challenge', 401, '/', {}, '', false],
    ['a page called password', 200, '/password', {}, '<title>How to choose a password</title>', false],
    ['a login form elsewhere', 200, '/account/login', {}, oldForm, false],
    ['the word in a script', 200, '/', {}, '<script>var x = "storefront_password"</script>', false],
    ['a product page', 200, '/products/a', { 'server-timing': 'pageType;desc="product"' }, '<title>A</title>', false],
    ['the form far after a long head', 200, '/', {}, `${'.a{}'.repeat(100_000)}${form}`, true],
    ['not found', 404, '/password', {}, form, false],
  ];

  test.each(cases)('%s', (_name, status, path, headers, html, expected) => {
    const finalUrl = `https://shop.example${path}`;
    expect(isPasswordPage({ status, headers, html: Buffer.from(html), finalUrl })).toBe(expected);
  });

  test('a page of incomplete tags is checked as fast as any other', linear, () => {
    const html = Buffer.from('<form action=/<input value='.repeat(40_000));
    expect(isPasswordPage({ status: 200, headers: {}, html, finalUrl: 'https://shop.example/password' })).toBe(false);
  });
});

describe('an ETag', () => {
  test.each([
    ['"abc"', '"abc"'],
    ['W/"abc"', 'W/"abc"'],
    ['abc-without-marks', 'abc-without-marks'],
    ['"größe"', null],
    ['"a\r\nx-more: 1"', null],
    ['"two words"', null],
    [`"${'x'.repeat(5000)}"`, null],
    ['', null],
    [null, null],
  ])('the tag %j is sent back as %j', (given, sent) => {
    expect(sendableTag(given)).toBe(sent);
  });
});
