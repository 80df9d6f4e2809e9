import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { byTurns } from '../test/size.ts';
import { newContext, seriousViolations, watch, withBrowser } from './browser.ts';
import { misfits } from './cards-fit.ts';
import { demoProject, superAdmin } from './users.ts';

// Demos and case studies as they are written and read, and the A4 sheets on paper.

withBrowser();

const refused = [/answer: 4(22|09) /, /status of 4(22|09)/];
// Some pages of the sample shop name missing images on purpose.
const brokenImages = () => [new RegExp(`${inject('shopUrl')}/`), /halm-und-ton\.example/];

async function open(
  path: string,
  state: Awaited<ReturnType<typeof superAdmin>>['state'] | null,
  expected: RegExp[] = [],
) {
  const context = await newContext(state ? { storageState: state } : {});
  const page = await context.newPage();
  const troubles = watch(page, expected);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { page, troubles };
}

/**
 * As a hand does it: the drag begins with a small move, before anything scrolls; a drop needs two moves over its
 * target.
 */
async function drag(page: Page, from: string, to: string) {
  const start = page.getByRole('toolbar', { name: from });
  await start.hover({ position: { x: 60, y: 10 } });
  await page.mouse.down();
  await start.hover({ position: { x: 64, y: 14 } });
  const place = page.getByRole('toolbar', { name: to });
  await place.hover({ position: { x: 60, y: 10 } });
  await place.hover({ position: { x: 70, y: 14 } });
  await page.mouse.up();
}

const addressesOf = (page: Page) =>
  page
    .getByLabel('Address', { exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('a demo is written, ordered by keys and drag, saved by two people without loss, shown and deleted', async () => {
  const { api, state } = await superAdmin();
  const params = { id: String((await demoProject(api)).id) };
  const { page, troubles } = await open('/app/demo/demo-case-study?demo=new', state, refused);
  const shop = inject('shopUrl');
  const add = async (path: string) => {
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByLabel('Address', { exact: true }).last().fill(`${shop}${path}`);
  };
  await page.getByLabel('Title (English)').fill('Lamps');
  await page.getByLabel('Identifier').fill('123');
  await add('/products/halo-table-lamp');
  await add('/products/tall-amphora');
  await add('/pages/about');
  await page.getByRole('button', { name: 'Save' }).click();
  // Rejected field by field, and no input is lost.
  await page.getByRole('alert').filter({ hasText: 'not only digits' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'Fill in this field.' }).waitFor();
  expect(await page.getByLabel('Title (English)').inputValue()).toBe('Lamps');

  await page.getByLabel('Title (German)').fill('Lampen');
  await page.getByLabel('Identifier').fill('lamps-and-more');
  await page.getByRole('button', { name: 'Reorder page 3: drag it or use the arrow keys' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const third = [`${shop}/pages/about`, `${shop}/products/halo-table-lamp`, `${shop}/products/tall-amphora`];
  await expect.poll(() => addressesOf(page)).toEqual(third);
  await page.getByText('Now page 1 of 3').waitFor({ state: 'attached' });
  await drag(page, 'Page 1', 'Page 3');
  const dragged = [third[1], third[2], third[0]];
  await expect.poll(() => addressesOf(page)).toEqual(dragged);
  await page.getByRole('button', { name: 'Remove page 3' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await addressesOf(page)).toEqual(dragged);
  await page.getByRole('button', { name: 'Add comment' }).first().click();
  await page.getByLabel('Comment 1 (English)').fill('A wide picture.');
  await page.getByLabel('Comment 1 (German)').fill('Scheiße');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').filter({ hasText: 'Choose different words.' }).waitFor();
  await page.getByLabel('Comment 1 (German)').fill('Ein breites Bild.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\?demo=\d+$/);
  expect(await seriousViolations(page)).toEqual([]);

  // Somebody else saves while this window is open.
  const [stored] = (await api.listEditedDemos({ params })).filter(({ identifier }) => identifier === 'lamps-and-more');
  if (!stored) throw new Error('the demo was not saved');
  const { id, identifier } = stored;
  const theirs = { id, identifier, title: { en: 'Theirs', de: 'Von anderen' }, subPages: [] };
  await page.getByLabel('Title (English)').fill('Mine');
  await api.saveDemoCaseStudy({ params, body: theirs });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').filter({ hasText: 'Someone else saved changes' }).waitFor();
  await page.getByText('Saved version: “Theirs”').waitFor();
  expect(await page.getByLabel('Title (English)').inputValue()).toBe('Mine');
  expect(await addressesOf(page)).toEqual(dragged);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  const kept = await api.getDemoCaseStudy({ params: { id: identifier } });
  expect([kept.title, kept.subPages.map(({ url }) => url)]).toEqual(['Mine', dragged]);

  const demo = await (await fetch(`${inject('siteUrl')}/de/demo/lamps-and-more`)).text();
  expect(demo).toContain('<title>Lampen · Linkbild</title>');
  expect(demo).toContain('name="robots" content="noindex"');
  const image = /property="og:image" content="([^"]+)"/.exec(demo)?.[1] ?? '';
  expect(image).toMatch(/\/images\/site\/demo-page\/\d+-de\.jpg$/);
  expect((await fetch(image)).headers.get('content-type')).toBe('image/jpeg');
  expect(await page.getByRole('link', { name: 'View as visitor' }).getAttribute('href')).toBe('/demo/lamps-and-more');

  const visitor = await open('/de/demo_old/lamps-and-more', null, brokenImages());
  await visitor.page.getByRole('heading', { level: 1, name: 'Lampen' }).waitFor();
  await visitor.page.getByText('Ein breites Bild.').waitFor();
  expect(await visitor.page.getByRole('figure').count()).toBe(6);
  expect((await fetch(`${inject('siteUrl')}/demo_old/demo`)).status).toBe(200);
  expect((await fetch(`${inject('siteUrl')}/demo_old/nobody-has-this`)).status).toBe(404);
  expect(visitor.troubles).toEqual([]);
  await visitor.page.context().close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted', { exact: true }).waitFor();
  await expect(api.getDemoCaseStudy({ params: { id: identifier } })).rejects.toMatchObject({ status: 404 });
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a case study is written by a super admin and found by its category', async () => {
  const { api, state } = await superAdmin();
  const { page, troubles } = await open('/app/case-study', state, refused);
  await page.getByRole('link', { name: 'New case study' }).click();
  // The list also has a field for titles: the search.
  await page.getByRole('heading', { level: 1, name: 'New case study' }).waitFor();
  await page.getByLabel('Title', { exact: true }).fill('A shop for tea');
  await page.getByLabel('Website').fill('tea.example');
  await page.getByLabel('Category').selectOption('RealEstate');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Address', { exact: true }).fill('tea.example/products/oolong');
  await page.getByLabel('Image').selectOption('NoImage');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'A shop for tea' }).waitFor();
  await page.getByRole('link', { name: 'All case studies' }).click();
  await page.getByRole('heading', { level: 1, name: 'Case studies' }).waitFor();
  await page.getByLabel('Category').selectOption('OpenSource');
  await page.getByText('No case studies yet').waitFor();
  await page.getByLabel('Category').selectOption('RealEstate');
  await page.getByRole('link', { name: 'A shop for tea' }).click();
  await page.getByRole('heading', { level: 1, name: 'A shop for tea' }).waitFor();
  // Unsaved text asks before it is lost.
  await page.getByLabel('Title', { exact: true }).fill('Another name');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'All case studies' }).click();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Another name');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Case studies' }).waitFor();
  expect((await api.listCaseStudies({ query: {} })).total).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

const sheets = ['/onepager', '/onepager-audit', '/onepager-audit-copy'].flatMap((path) => [
  path,
  `${path}/print/previews`,
]);

/** Pixels beyond the paper or below the footer's line: they would not be printed. */
const cutOff = (page: Page) =>
  page.locator('.sheet').evaluate(async (sheet) => {
    await document.fonts.ready;
    const boxes = [sheet, ...sheet.querySelectorAll('.sheet-body')];
    return Math.max(
      ...boxes.map((box) => Math.max(box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth)),
    );
  });

test('every sheet is exactly one A4 page [1.10] [2.17] [2.18]', async () => {
  const { page, troubles } = await open('/onepager', null, brokenImages());
  const { uuid } = await (await superAdmin()).api.getPublicAudit({ params: { projectSlug: 'demo' } });
  await page.emulateMedia({ media: 'print' });
  for (const path of [`/onepager/${uuid}`, ...sheets.flatMap((one) => byTurns(one, [one, `/de${one}`]))]) {
    // Image boxes have their size before the images load, and some of the sample shop's never do.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect({ ...pagesOf(pdf), cutOff: await cutOff(page) }, path).toEqual({ pages: 1, size: '595 842', cutOff: 0 });
  }
  expect(await page.getByRole('img', { name: /QR.code/i }).count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** By how many pixels each of the printed pages is higher than the paper between its margins. */
const tooHigh = (page: Page) =>
  page.locator('.paper-page').evaluateAll((pages) => {
    const paper = (259 / 25.4) * 96;
    return pages.map((one) => Math.max(0, Math.ceil(one.scrollHeight - paper)));
  });

test('the printed audit has four pages and an appendix; cards fit at every width', async () => {
  const { page, troubles } = await open('/audit/demo', null, brokenImages());
  for (const path of byTurns('printed audit', ['/audit/demo', '/de/audit/demo'])) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await tooHigh(page), path).toEqual([0, 0, 0, 0]);
    const { pages, size } = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    // Fifty pages are a list of two sheets at most.
    expect({ size, hasAppendix: pages > 4 && pages <= 7 }, path).toEqual({ size: '595 842', hasAppendix: true });
    await page.emulateMedia({ media: 'screen' });
    const cards = path.startsWith('/de') ? 'Ein Link auf allen Plattformen' : 'One link on every platform';
    await page.locator('summary').filter({ hasText: cards }).click();
    for (const width of [230, 280, 318, 350]) expect(await misfits(page, width), `${path} at ${width} px`).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('the PDF button gives the sheet, by slug and by audit; an unknown one is a 404', async () => {
  const answer = await fetch(`${inject('siteUrl')}/de/onepager-audit/demo.pdf`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(pagesOf(pdf).pages).toBe(1);
  // For readers of all kinds: tagged, with a language and a title.
  const objects = objectsOf(pdf);
  expect(objects).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(objects).toMatch(/\/Lang\s*\(de\)/);
  expect(objects).toMatch(/\/StructTreeRoot/);
  expect(objects).toMatch(/\/Title\s*[(<]/);
  for (const path of ['/onepager/nobody.pdf', '/onepager/nobody', '/onepager-audit/nobody/print/previews']) {
    expect((await fetch(inject('siteUrl') + path)).status, path).toBe(404);
  }
});

/** Some writers compress their objects: unpacked first. */
function objectsOf(pdf: Buffer): string {
  const plain = pdf.toString('latin1');
  const packed = [...plain.matchAll(/\/Type\s*\/ObjStm[^>]*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(pdf.subarray(start, plain.indexOf('endstream', start))).toString('latin1');
  });
  return [plain, ...packed].join('\n');
}

/** Page count and size in points. */
function pagesOf(pdf: Buffer) {
  const all = objectsOf(pdf);
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(all);
  return {
    pages: [...all.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    size: `${Math.round(Number(box?.[1]))} ${Math.round(Number(box?.[2]))}`,
  };
}
