import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeTemplates } from '#io/db/schema/index.ts';
import { waitFor } from '../../test/api.ts';
import { measured } from '../../test/measured.ts';
import { createServingTest, page, pixel } from './serving.fixture.ts';

// The first request for an image after its design was changed: platforms keep what they get.

const { io, site, pages, project, route, template, setTemplate, drawing, clock, get, requested } =
  await createServingTest();
const colours = ['#ff0000', '#00ff00', '#0000ff'];
const idle = { hold: Promise.resolve(), fails: false, waiting: 0 };
const names = Array.from({ length: 10 }, (_, number) => `bowl-${number}`);
const [bowl = ''] = names;
const last = names.at(-1) ?? '';
const fetchImage = (name: string) => get(`${project.uuid}/v1/products/${name}.jpg`);
const shortLived = expect.stringMatching(/^public, max-age=60,/);

/** The colour of an image, as an index of `colours`. */
async function colourOf(answer: Response): Promise<number> {
  const { colour } = await pixel(answer);
  return colour.indexOf(Math.max(...colour));
}

const colourAfter = (colour: number) => (colour + 1) % colours.length;

/** The colour of the image once nothing is being drawn any more. */
async function settledColour(): Promise<number> {
  const [row] = await io.db.select().from(routeTemplates).where(eq(routeTemplates.id, template.id));
  const colour = colours.indexOf(String(row?.data.bg));
  await waitFor(async () => (await colourOf(await fetchImage(bowl))) === colour, 'the present design');
  return colour;
}

/** Changes the template to another colour than the stored images have, and lets the project be read again. */
async function changeColour(): Promise<{ before: number; after: number }> {
  const before = await settledColour();
  const after = colourAfter(before);
  await setTemplate({ data: { bg: colours[after] } });
  clock.offset += 11_000;
  return { before, after };
}

async function redrawAll(colour: number) {
  for (const name of names) {
    await waitFor(async () => (await colourOf(await fetchImage(name))) === colour, 'the new design');
  }
}

/** All stored images have the template's colour. */
beforeAll(async () => {
  await setTemplate({ data: { bg: colours[0] } });
  for (const name of names) {
    pages.set(`/products/${name}`, page(name));
    expect((await fetchImage(name)).status).toBe(200);
  }
});
beforeEach(async () => {
  Object.assign(drawing, idle);
  await io.db.delete(routeTemplates).where(eq(routeTemplates.name, 'Other'));
  await setTemplate({ state: 'live' });
  // What was tried in the test before may be tried again.
  clock.offset += 61_000;
});
afterEach(() => void Object.assign(drawing, idle));

test('a crowd gets the new design, drawn once', measured, async () => {
  const { after } = await changeColour();
  const { count } = drawing;
  const simple = `${project.uuid}/og.jpg?url=${encodeURIComponent(`${site}/products/${bowl}`)}`;
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? fetchImage(bowl) : get(simple))));
  expect(new Set(await Promise.all(answers.map(colourOf)))).toEqual(new Set([after]));
  expect(drawing.count).toBe(count + 1);
});

test('another template is seen at once', measured, async () => {
  const before = await settledColour();
  const bg = colours[colourAfter(before)];
  const { html } = template;
  const other = { projectId: project.id, routeId: route.id, name: 'Other', html, data: { bg } };
  const [added] = await io.db.insert(routeTemplates).values(other).returning();
  await setTemplate({ state: 'inactive' });
  // As a design that was made before the image: only which template is live has changed.
  const change = { state: 'live', updatedAt: new Date(0) } as const;
  await io.db
    .update(routeTemplates)
    .set(change)
    .where(eq(routeTemplates.id, added?.id ?? 0));
  clock.offset += 11_000;
  expect(await colourOf(await fetchImage(bowl))).toBe(colourAfter(before));
});

test('a slow one is drawn behind the answer, which caches keep for a minute at most', async () => {
  const { before, after } = await changeColour();
  const held = Promise.withResolvers<void>();
  drawing.hold = held.promise;
  const early = await fetchImage(bowl);
  expect([await colourOf(early), early.headers.get('cache-control')]).toEqual([before, shortLived]);
  held.resolve();
  await waitFor(async () => (await colourOf(await fetchImage(bowl))) === after, 'the new design');
  expect((await fetchImage(bowl)).headers.get('cache-control')).toMatch(/max-age=86400/);
});

test('one that cannot be drawn leaves the stored image, and is tried again after a minute', measured, async () => {
  const { before, after } = await changeColour();
  const { count } = drawing;
  drawing.fails = true;
  for (let time = 0; time < 5; time++) expect(await colourOf(await fetchImage(bowl))).toBe(before);
  expect(drawing.count).toBe(count + 1);
  drawing.fails = false;
  expect(await colourOf(await fetchImage(bowl))).toBe(before);
  clock.offset += 61_000;
  expect(await colourOf(await fetchImage(bowl))).toBe(after);
});

test('while other images wait to be drawn, the stored image is sent at once', async () => {
  const { before, after } = await changeColour();
  drawing.waiting = 1;
  const early = await fetchImage(bowl);
  expect([await colourOf(early), early.headers.get('cache-control')]).toEqual([before, shortLived]);
  await waitFor(async () => (await colourOf(await fetchImage(bowl))) === after, 'the new design');
});

test('of many pages a few are waited for, the others get their stored image at once', async () => {
  await redrawAll(await settledColour());
  const { before, after } = await changeColour();
  const { count } = drawing;
  const held = Promise.withResolvers<void>();
  drawing.hold = held.promise;
  const crowd = names.slice(0, 8).map(fetchImage);
  await waitFor(async () => drawing.count === count + crowd.length, 'eight drawings');
  drawing.hold = idle.hold;
  expect(await colourOf(await fetchImage(last))).toBe(before);
  held.resolve();
  await Promise.all(crowd);
  await redrawAll(after);
});

test('a page that has to be read again is not waited for if its design is the same', async () => {
  await fetchImage(bowl);
  const before = (await fetchImage(bowl)).headers.get('etag');
  pages.set(`/products/${bowl}`, page('Another title'));
  clock.offset += 31 * 86_400_000;
  const reads = requested.length;
  const early = await fetchImage(bowl);
  expect([early.headers.get('etag'), early.headers.get('cache-control')]).toEqual([
    before,
    expect.stringMatching(/max-age=86400/),
  ]);
  await waitFor(async () => (await fetchImage(bowl)).headers.get('etag') !== before, 'the new title');
  expect(requested.length).toBe(reads + 1);
});
