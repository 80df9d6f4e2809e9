import { describe, expect, test } from 'vitest';
import { readAgent } from '#domain/agents/read-agent.ts';
import { elementsIn, readSource } from '#domain/design/source-tree.ts';
import { formatOfExtension, readLivePath } from '#domain/images/image-address.ts';
import { preferredLanguage } from '#domain/language.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { productOfJsonLd } from '#domain/meta/json-ld.ts';
import { selectTexts } from '#domain/meta/select-texts.ts';
import { describeSitemapProblem } from '#domain/routing/sitemap.ts';
import { pageKinds, readPageKind } from '#domain/shop-apps/page-kind.ts';
import { applyStyle } from '#domain/template/apply-style.ts';
import { cardKinds } from '#domain/template/base-template.ts';
import { cardKindOfPage } from '#domain/template/card-kind.ts';
import { designOf } from '#domain/template/design-of.ts';
import { fillTemplate } from '#domain/template/fill-template.ts';
import { readHtml } from '#domain/template/read-html.ts';
import { FetchError, failureOf } from '#io/fetch/failure.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { prototypeWords } from './prototype-words.ts';

// The words of Object.prototype wherever an untrusted word decides something.

const html = (body: string) =>
  new TextEncoder().encode(`<!doctype html><html><head>${body}</head><body></body></html>`);
const meta = (head: string) => extractMeta({ body: html(head), url: 'https://shop.test/', contentType: 'text/html' });
/** JSON, because only there `__proto__` is a key like any other. */
const keyed = (word: string, value: unknown) => JSON.parse(`{${JSON.stringify(word)}:${JSON.stringify(value)}}`);

describe.each(prototypeWords)('%s in a template', (word) => {
  test('is not an element of a template, nor of a drawing in it', () => {
    // Anything that does not start with a letter is text.
    const refused = /^[a-z]/i.test(word) ? { ok: false, reason: 'forbidden-element' } : { ok: true };
    expect(readHtml(`<div><${word}>x</${word}></div>`)).toMatchObject(refused);
    expect(readHtml(`<svg><${word}></${word}></svg>`)).toMatchObject(refused);
    const read = readHtml(`<div ${word}="x" style="${word}:1px;color:red">x</div>`);
    expect(read).toMatchObject({ ok: true, card: { root: { children: [{ style: { color: 'red' } }] } } });
  });

  test('is not a style of an element by that name', () => {
    const read = readHtml(`<div data-id="${word}">x</div>`);
    if (!read.ok) throw new Error(read.reason);
    expect(applyStyle(read.card, { elements: {} })).toEqual({ ok: true, card: read.card });
    const styled = applyStyle(read.card, { elements: keyed(word, { font: 'font-roboto' }) });
    expect(styled).toMatchObject({ ok: true, card: { root: { children: [{ style: { fontFamily: 'roboto' } }] } } });
    expect(applyStyle(read.card, { elements: keyed(word, keyed(word, 'x')) })).toMatchObject({ ok: false });
  });

  test('is a name like any other in styles and data of a template', () => {
    const template = {
      html: '<div>x</div>',
      style: { elements: keyed(word, { font: 'font-roboto' }) },
      data: keyed(word, 'mine'),
      variants: [{ name: 'Base', style: { elements: { title: {} } }, data: {} }],
      selectedVariant: word,
      appearance: keyed(word, 'x'),
    };
    const { style, data, appearance } = designOf(template);
    expect(Object.keys(style.elements ?? {}).sort()).toEqual(['title', word].sort());
    expect(Object.keys(data)).toEqual([word]);
    expect(appearance).toEqual({});
  });

  test('is not a filter, tag or field of Liquid', () => {
    expect(fillTemplate(`{{ 'x' | ${word} }}`, {})).toMatchObject({ ok: false });
    expect(fillTemplate(`{% ${word} %}`, {})).toMatchObject({ ok: false });
    expect(fillTemplate(`[{{ ${word} }}{{ a.${word} }}{{ a["${word}"] }}]`, { a: {} })).toEqual({
      ok: true,
      html: '[]',
    });
  });

  test('is an attribute like any other in the source of a template', () => {
    const [element] = elementsIn(readSource(`<div ${word}="mine" data-id="title">x</div>`));
    expect(Object.keys(element?.attributes ?? {}).sort()).toEqual(['data-id', word.toLowerCase()].sort());
    const [bare] = elementsIn(readSource('<div data-id="title">x</div>'));
    expect(bare?.attributes[word]).toBeUndefined();
  });
});

describe.each(prototypeWords)('%s on a page or in a request', (word) => {
  test('is not an image format', () => {
    expect(formatOfExtension(word)).toBeNull();
    expect(readLivePath(`v1/index.${word}`)).toBeNull();
    expect(readLivePath(`v1/${word}.jpg`)).toMatchObject({ path: `/${word}`, format: 'jpeg' });
  });

  test('means nothing in the tags, links and data of a page', () => {
    const read = meta(
      `<meta name="${word}" content="a"><meta property="${word}" content="b"><meta property="og:${word}" content="c">` +
        `<link rel="${word}" href="/x"><link rel="alternate" hreflang="${word}" href="/p"><${word}></${word}>` +
        `<meta charset="${word}"><meta name="twitter:card" content="${word}">` +
        `<script type="application/ld+json">{"@type":"${word}","${word}":{"name":"x"}}</script>`,
    );
    expect(read.locales).toEqual(keyed(word, 'https://shop.test/p'));
    expect(read.product).toBeNull();
    expect(productOfJsonLd(`{"@type":"Product","name":"Vase","${word}":{"name":"x"}}`)).toMatchObject({ name: 'Vase' });
  });

  test('is not a kind of page', () => {
    const said = (page: string) => readPageKind({ html: page, url: 'https://shop.test/products/vase' });
    expect(said(`<script>var __st={"p":"${word}"};</script>`)).toBe('product');
    expect(said(`<script>{"page":{"pageType":"${word}"}}</script>`)).toBe('product');
    expect(pageKinds).toContain(said(`<script>{"page":{"pageType":"${word}"}}</script>`));
    expect(cardKinds).toContain(cardKindOfPage({ type: word, path: `/${word}` }));
  });

  test('selects nothing that a page did not contain', () => {
    const page = `<p class="price">9</p>`;
    for (const selector of [
      `p@${word}`,
      `[${word}]`,
      `[${word}=x]`,
      `[${word}^=x]`,
      `[${word}*=x]`,
      word,
      `.${word}`,
    ]) {
      const selected = selectTexts(page, keyed(word, selector));
      if (!selected.ok) continue;
      expect(Object.keys(selected.data), selector).toEqual([word]);
      expect([null, ''], selector).toContain(Object.values(selected.data)[0]);
    }
  });

  test('is not a unit, reason, language or bot', () => {
    const svg = new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9${word}" height="9${word}"/>`,
    );
    expect(readImageHeader(svg)).toMatchObject({ width: 300, height: 150 });
    expect(failureOf(Object.assign(new Error('x'), { code: word }))).toMatchObject({ reason: 'bad-response' });
    expect(failureOf(Object.assign(new Error('x'), { code: word }))).toBeInstanceOf(FetchError);
    expect(describeSitemapProblem({ sitemap: 'https://shop.test/s.xml', reason: word }).en).toContain('couldn’t read');
    expect(preferredLanguage(word)).toBeNull();
    expect(readAgent(word)).toMatchObject({ isBot: expect.any(Boolean) });
  });
});
