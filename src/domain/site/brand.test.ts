import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { hexOf, readBrand } from './brand.ts';

const brandOf = (html: string) =>
  readBrand(html, extractMeta({ body: new TextEncoder().encode(html), url: 'https://shop.example/' }));

test.each([
  ['#abc', '#aabbcc'],
  ['#A1B2C3', '#a1b2c3'],
  ['196, 53, 13', '#c4350d'],
  ['rgb(1 2 3)', '#010203'],
  ['300, 0, 0', null],
  ['red', null],
  ['', null],
])('%s is %s', (value, hex) => expect(hexOf(value)).toBe(hex));

describe('a home page', () => {
  test('gives its colours, logo and fonts', () => {
    expect(
      brandOf(`<head><meta name="theme-color" content="#ffffff">
        <style>:root{--color-base-accent-1: 196, 53, 13;--color-button-text: 1,2,3;--font-heading-family: "Oswald", serif}</style>
        <script type="application/ld+json">{"@type":"Organization","logo":"https:\\/\\/cdn.example\\/logo.png"}</script></head>`),
    ).toEqual({ colours: ['#c4350d', '#ffffff'], logoUrl: 'https://cdn.example/logo.png', fonts: ['Oswald'] });
  });
  test('without any of them gives none', () => {
    expect(brandOf('<p>')).toEqual({ colours: [], logoUrl: null, fonts: [] });
  });
  test('with an image of its logo', () => {
    expect(brandOf('<img class="header__logo" src="/l.svg?a=1&amp;b=2">').logoUrl).toBe(
      'https://shop.example/l.svg?a=1&b=2',
    );
  });
  test('that is hostile costs little time', () => {
    const started = brandOf(`<img ${'class="logo '.repeat(30_000)}${'--primary:'.repeat(30_000)}`);
    expect(started.colours).toEqual([]);
  });
});
