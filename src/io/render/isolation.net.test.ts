// Work shaped by strangers does not block the responding thread. Measured in that thread's own processor time, which is
// the same on a machine busy with other tests.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { manyEntries } from './fonts/hostile-font.fixture.ts';
import { createRenderer } from './renderer.ts';

const renderer = createRenderer({ processes: 2 });
afterAll(() => renderer.close());
/** Both processes have drawn, and this thread has loaded what it needs for an image. */
const warmUp = () => Promise.all([1, 2].map(() => renderer.render({ quota: 'warm-up', html: '<p>a</p>', data: {} })));
beforeAll(warmUp);

const quota = 'shop';
/** Each of these blocked the thread for seconds, or crashed the server. */
const MAX_MS = 250;

async function threadTime<Result>(work: () => Promise<Result>) {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

const word = 'terrakottavasen'.repeat(50);
const loops = '{% for a in (1..3000) %}{% for b in (1..3000) %}{{ a | times: b }}{% endfor %}{% endfor %}';
const shadows = `<div style="position:relative;width:100%;height:100%">${'<div style="position:absolute;width:1200px;height:630px;box-shadow:0 0 200px #000">a</div>'.repeat(900)}</div>`;
const page = Buffer.from(`<div>${'<div><p>a</p>'.repeat(150)}${'<i>a</i>'.repeat(8_000)}`);
const select = (selector: string) =>
  renderer.selectTexts(
    { page: { body: page, url: 'https://shop.example/', contentType: 'text/html' }, selectors: { a: selector } },
    { quota },
  );
const nothing = { ok: true, selected: { ok: true, data: { a: null } } };

test.each<[string, () => Promise<unknown>, object]>([
  ['a font of 65,535 character maps', () => renderer.readFont(manyEntries(), { quota }), { ok: true, font: null }],
  ['a selector of eight parts', () => select('x * * * * * * *'), nothing],
  ['a selector of siblings', () => select('x ~ * ~ * ~ * ~ *'), nothing],
  [
    'a word of 750 letters',
    () =>
      renderer.render({
        quota,
        html: '<p style="font-size:{{ title | fit: 500, 20, 400, 1, "bold", "poppins" }}px">{{ title | hyphenate: 500, 30 }}</p>',
        data: { title: word },
      }),
    { ok: true },
  ],
  ['a template that loops', () => renderer.render({ quota, html: loops, data: {} }), { reason: 'liquid-limit' }],
  ['a card that draws too long', () => renderer.render({ quota, html: shadows, data: {} }), { reason: 'timeout' }],
])('%s', measured, async (_, work, expected) => {
  const { result, milliseconds } = await threadTime(work);
  expect(result).toMatchObject(expected);
  expect(milliseconds).toBeLessThan(MAX_MS);
});

test('QR codes of 1,400 letters for ten clients do not delay a shop’s image between them', measured, async () => {
  const code = (at: number) =>
    renderer.drawQr({ text: `https://shop.example/${at}${'x'.repeat(1_380)}`, type: 'png', width: 1_024 });
  // An earlier card has cost a process.
  await warmUp();
  const order: string[] = [];
  const { milliseconds } = await threadTime(async () => {
    const codes = Array.from({ length: 10 }, (_, at) => code(at).then(() => order.push('code')));
    const image = renderer.render({ quota: 'another shop', html: '<p>a</p>', data: {} });
    await Promise.all([...codes, image.then(() => order.push('image'))]);
  });
  expect(milliseconds).toBeLessThan(MAX_MS);
  // It has a process of its own beside the codes, and waits for at most a few of them.
  expect(order.indexOf('image')).toBeLessThan(9);
});

test('QR codes beyond the queue’s limit are refused at once', async () => {
  const codes = Array.from({ length: 60 }, (_, at) =>
    renderer.drawQr({ text: `https://shop.example/${at}`, type: 'svg', width: 64 }),
  );
  const answers = await Promise.all(codes);
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'busy').length).toBe(60 - 31);
  expect(answers.every((answer) => answer.ok || answer.reason === 'busy')).toBe(true);
});

test('a function in the data fails that card, and the next one is drawn', async () => {
  const html = '<p>{{ a }}</p>';
  expect(await renderer.render({ quota, html, data: { a: () => 1 } })).toMatchObject({ reason: 'crashed' });
  expect(await renderer.render({ quota, html, data: { a: 1 } })).toMatchObject({ ok: true });
});
