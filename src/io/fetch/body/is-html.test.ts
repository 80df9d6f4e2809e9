import { describe, expect, test } from 'vitest';
import { hasHtmlContentType, sniffHtml } from './is-html.ts';

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
