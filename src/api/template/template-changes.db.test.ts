import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTemplatesTest, of } from './templates.fixture.ts';

// Changing a template through the API: concurrent edits, images while typing, and what is reported about bad code.

const { api, owner, as, routeId, pageId, params, begin } = await createTemplatesTest();

describe('changing', () => {
  test('a change based on an old version is rejected and nothing is lost [7.19]', async () => {
    const begun = await as.startDesign({ body: { routeId, name: 'Two people' } });
    const first = await as.updateTemplate({ params: of(begun.id), body: { name: 'Mine', version: 1 } });
    expect(first.version).toBe(2);
    // Changing the state does not conflict with edits of the design.
    expect(await as.updateTemplate({ params: of(begun.id), body: { state: 'inactive' } })).toMatchObject({
      version: 2,
    });
    await expect(
      as.updateTemplate({ params: of(begun.id), body: { data: { title: 'x' }, version: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await as.getTemplate({ params: of(begun.id) })).toMatchObject({ name: 'Mine', data: {}, version: 2 });
    const both = [1, 2, 3, 4].map((number) =>
      as.updateTemplate({ params: of(begun.id), body: { data: { number }, version: 2 } }),
    );
    const ended = await Promise.allSettled(both);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('an image while typing: nothing is stored; boxes, warnings and the page’s data are included [4.21] [7.33]', async () => {
    const { id } = await begin('text-bold');
    const typed = { data: { title: 'Neu' }, save: false, subPageId: pageId, sessionId: 'tab' };
    const answer = await as.updateTemplateImage({ params: of(id), query: { format: 'jpeg' }, body: typed });
    expect(answer).toMatchObject({
      mimeType: 'image/jpeg',
      subPage: { id: pageId },
      routeTemplate: { data: { title: 'Neu' } },
    });
    expect(answer.pageData).toMatchObject({
      title: 'Vase Ähre',
      price: expect.stringMatching(/^64,00\s€$/),
      siteName: 'Halm & Ton',
    });
    const title = answer.elements.find((element) => element.id === 'title');
    expect(title?.lines[0]?.text).toContain('Neu');
    expect(Array.isArray(answer.warnings)).toBe(true);
    expect((await as.getTemplate({ params: of(id) })).data).toEqual({});
    const stored = await as.updateTemplateImage({
      params: of(id),
      query: {},
      body: { data: { title: 'Neu' }, version: 1 },
    });
    expect(stored).toMatchObject({ mimeType: 'image/png', routeTemplate: { data: { title: 'Neu' }, version: 2 } });
    const size = await sharp(Buffer.from(stored.base64, 'base64')).metadata();
    expect(size).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('one value is changed and reverted [7.17]', async () => {
    const { id } = await as.startDesign({ body: { routeId } });
    const param = { params: { ...params, templateId: String(id) } };
    await as.updateRouteParam({ ...param, body: { param: 'brandColor', value: '#00ff00' } });
    await as.updateRouteParam({ ...param, body: { param: 'title', value: 'A' } });
    await as.updateRouteParam({ ...param, body: { param: 'brandColor' } });
    expect((await as.getTemplate({ params: of(id) })).data).toEqual({ title: 'A' });
    await expect(
      as.updateRouteParam({ params: { ...params, templateId: '999999' }, body: { param: 'a' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('what is wrong with a template', () => {
  const nested = `${'<div>'.repeat(80)}x${'</div>'.repeat(80)}`;
  test.each<[string, Record<string, unknown>, { part: string; where?: object }]>([
    [
      'forbidden-element',
      { html: '<div>\n  <script>alert(1)</script></div>' },
      { part: 'html', where: { line: 2, column: 3 } },
    ],
    [
      'forbidden-element',
      { html: '{% if title %}\n<p>a</p>\n{% endif %}{% for n in (1..9) %}\n{% endfor %}\n<iframe></iframe>' },
      { part: 'html', where: { line: 5, column: 1 } },
    ],
    ['forbidden-address', { html: '<img src="file:///etc/passwd">' }, { part: 'html', where: { line: 1, column: 1 } }],
    [
      'forbidden-address',
      { html: '<p>a</p><img src="{{ bad }}">', data: { bad: 'javascript:alert(1)' } },
      { part: 'data' },
    ],
    ['forbidden-style', { html: '<p>a</p>', style: { css: 'p{color:red}\n@import "x"' } }, { part: 'style' }],
    [
      'unknown-style-option',
      { html: '<p data-id="a">a</p>', style: { elements: { a: { textSize: 'huge' } } } },
      { part: 'style' },
    ],
    ['liquid-syntax', { html: '<p>\n{{ title | nosuchfilter }}</p>' }, { part: 'html', where: { line: 2 } }],
    ['liquid-syntax', { html: '{% include "x" %}' }, { part: 'html', where: { line: 1 } }],
    [
      'liquid-limit',
      {
        html: '{% for a in (1..9000) %}{% for b in (1..9000) %}{% for c in (1..9000) %}x{% endfor %}{% endfor %}{% endfor %}',
      },
      { part: 'html' },
    ],
    ['too-many-elements', { html: '<p>a</p>'.repeat(20_000) }, { part: 'html' }],
    ['too-deep', { html: nested }, { part: 'html' }],
    ['too-large', { html: '<div style="width:30000px">a</div>' }, { part: 'html' }],
    ['empty', { html: ' ' }, { part: 'html' }],
  ])('%s is reported with its position', async (reason, body, place) => {
    const { id } = await begin('text-quiet');
    const change = { params: of(id), query: { format: 'jpeg' as const }, body: { ...body, save: false } };
    const refused = { status: 422, code: 'TEMPLATE_FAULT', fault: { reason, ...place } };
    await expect(as.updateTemplateImage(change)).rejects.toMatchObject(refused);
    await expect(as.updateTemplate({ params: of(id), body })).rejects.toMatchObject(refused);
    await expect(api.as(owner.token, 'de').updateTemplate({ params: of(id), body })).rejects.toMatchObject({
      errors: { [place.part]: [expect.any(String)] },
    });
    expect(await as.getTemplate({ params: of(id) })).toMatchObject({ version: 1 });
  });

  test('warns about small grey letters', async () => {
    const { id } = await as.startDesign({ body: { routeId } });
    const html =
      '<div style="background-color:#fff"><p data-id="title" style="font-size:12px;color:#ddd">Hardly there</p></div>';
    const { warnings } = await as.updateTemplateImage({
      params: of(id),
      query: { format: 'jpeg' },
      body: { html, save: false },
    });
    expect(warnings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['too-small', 'low-contrast']));
  });

  test('URLs on this machine are not requested: the card shows what it has without the image', async () => {
    const { id } = await begin('product-split');
    const body = { data: { image: 'http://127.0.0.1:9/x.jpg' }, save: false };
    const { missingImages } = await as.updateTemplateImage({ params: of(id), query: { format: 'jpeg' }, body });
    expect(missingImages).toEqual(['http://127.0.0.1:9/x.jpg']);
  });
});
