import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { imageFailureTexts } from '#domain/audit/texts/image-failure-texts.ts';
import { type Language, languages } from '#domain/language.ts';
import { previewTexts, revealTexts } from '#web/i18n/public/preview.ts';
import { compareTexts } from '#web/i18n/public/preview-compare.ts';
import { editorTexts, pasteTexts } from '#web/i18n/public/preview-tools.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { byTurns } from '../test/size.ts';
import { seriousViolations, sharedContext, watch, withBrowser } from './browser.ts';

withBrowser();

const shop = (path: string) => `${inject('shopUrl')}${path}`;
const lamp = '/products/halo-table-lamp';
const card = (page: Page, platform: string) =>
  page.locator(`#platform-${platform} .pv:not([data-when]:not([data-when="0"]))`);
const finished = (page: Page) => page.locator('[aria-busy=false] #preview-result').waitFor();

async function open(language: Language, query: Record<string, string>, width = 1440) {
  const page = await (await sharedContext({ width })).newPage();
  // A page under construction, at whose address nothing answers, and an image that is not there.
  const troubles = watch(page, [/localhost:3000/, /no-such-image/]);
  await page.goto(`${language === 'de' ? '/de' : ''}/preview?${new URLSearchParams(query)}`);
  await page.waitForLoadState('networkidle');
  return { page, troubles };
}

test.each(byTurns('editor', languages))(
  'tags are edited and every card follows, without a request for texts (%s)',
  async (language) => {
    const texts = textsIn(previewTexts, language);
    const editor = textsIn(editorTexts, language);
    // In German on a phone.
    const { page, troubles } = await open(language, { url: shop(lamp) }, language === 'de' ? 390 : 1440);
    await finished(page);
    await page.getByRole('button', { name: texts.editTags, exact: true }).click();
    const title = page.getByLabel(editor.title, { exact: true });
    await title.waitFor();
    const before = await title.inputValue();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await title.fill('A lamp of quite another kind');
    await expect.poll(() => card(page, 'slack').textContent()).toContain('A lamp of quite another kind');
    expect(await card(page, 'whatsapp').textContent()).toContain('A lamp of quite another kind');
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    await page.locator('pre', { hasText: 'content="A lamp of quite another kind"' }).first().waitFor();
    await page.getByRole('button', { name: editor.before, exact: true }).click();
    await expect.poll(() => card(page, 'slack').textContent()).toContain(before);
    await page.getByRole('button', { name: editor.after, exact: true }).click();

    // An image that was never asked for is measured by the server, once.
    await page.getByLabel(editor.image, { exact: true }).fill(shop('/no-such-image.png'));
    const facts = page.locator('#edit-image-hint');
    await expect.poll(() => facts.textContent()).toContain(imageFailureTexts['not-found'][language]);
    await page.getByRole('button', { name: editor.undo, exact: true }).click();
    await expect.poll(() => card(page, 'slack').locator('img').count()).toBeGreaterThan(0);
    expect(await title.inputValue()).toBe('A lamp of quite another kind');
    await page.getByRole('button', { name: editor.reset, exact: true }).click();
    expect(await title.inputValue()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    expect(new URL(page.url()).searchParams.get('url')).toBe(shop(lamp));
    expect(troubles).toEqual([]);
    await page.close();
  },
);

test.each(byTurns('comparison', languages))(
  'two addresses are compared, and a card is downloaded (%s)',
  async (language) => {
    const texts = textsIn(previewTexts, language);
    const compare = textsIn(compareTexts, language);
    const { page, troubles } = await open(language, { url: shop(lamp), theme: 'dark' });
    await finished(page);
    const drawn = card(page, 'slack');
    const box = await drawn.boundingBox();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.download('Slack'), exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('linkbild-slack-desktop-dark.png');
    const png = readFileSync(await file.path());
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      Math.round((box?.width ?? 0) * 2),
      Math.round((box?.height ?? 0) * 2),
    ]);
    // A blank sheet of this size is a tenth of it.
    expect(png.length).toBeGreaterThan(40_000);

    await page.getByText(texts.compareWith, { exact: true }).click();
    await page.getByLabel(texts.otherAddress).fill(shop('/pages/about'));
    await page.getByLabel(texts.otherAddress).press('Enter');
    await page.getByRole('heading', { name: compare.heading }).waitFor();
    await finished(page);
    await expect.poll(() => card(page, 'whatsapp').count()).toBe(2);
    await page.locator('#platform-whatsapp').getByText(compare.differs(compare.title), { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('with')).toBe(shop('/pages/about'));
    expect(await seriousViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);

    // Back to the one page.
    await page.goBack();
    await expect.poll(() => card(page, 'whatsapp').count()).toBe(1);
    await page.close();
  },
);

test.each(byTurns('pasted page', languages))('a page that is not online is pasted (%s)', async (language) => {
  const texts = textsIn(previewTexts, language);
  const paste = textsIn(pasteTexts, language);
  const { page, troubles } = await open(language, {});
  // The first movement wakes the form.
  await page.locator('#preview-url').focus();
  await page.getByRole('button', { name: texts.pasteHtml, exact: true }).click();
  const form = page.locator('form', { has: page.locator('#paste-html') });
  const show = form.getByRole('button', { name: paste.show, exact: true });
  await show.click();
  await form.getByText(paste.empty, { exact: true }).waitFor();
  const image = (await (await fetch(shop(lamp))).text()).match(/property="og:image" content="([^"]+)"/)?.[1] ?? '';
  await page
    .getByLabel(paste.html, { exact: true })
    .fill(
      `<title>Draft</title><meta property="og:title" content="Not yet online"><meta property="og:image" content="${image}">`,
    );
  await page.getByLabel(paste.address, { exact: true }).last().fill('localhost:3000/draft');
  await show.click();
  await finished(page);
  expect(await page.locator('#preview-result').textContent()).toContain('localhost:3000/draft');
  expect(await card(page, 'facebook').textContent()).toContain('Not yet online');
  // Its image is public, so it was measured: the card is large.
  expect(await card(page, 'facebook').getAttribute('data-layout')).toBe('lg');
  expect(await seriousViolations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test.each(byTurns('reveal', languages))(
  'a result ends with its image, the score it moves to and the way to sign up (%s)',
  async (language) => {
    const { page, troubles } = await open(
      language,
      { url: shop('/products/dune-vase') },
      language === 'de' ? 390 : 1440,
    );
    await finished(page);
    const end = page.getByRole('region', { name: textsIn(revealTexts, language).title });
    // The form behind it has this website in it already.
    const signUp = new URL((await end.getByRole('link').getAttribute('href')) ?? '', inject('siteUrl'));
    expect([signUp.pathname.endsWith('/app/login'), signUp.searchParams.has('register')]).toEqual([true, true]);
    expect(signUp.searchParams.get('next')).toContain(encodeURIComponent(inject('shopUrl')));
    await end.getByRole('button').click();
    await end.locator('img[src^="/og/example.jpg"]').waitFor();
    const said = (await end.getByRole('status').first().textContent()) ?? '';
    const scores = said.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(...scores)).toBeGreaterThan(Math.min(...scores));
    expect(await seriousViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);
