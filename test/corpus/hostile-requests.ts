import fc from 'fast-check';
import { liquid, selectors } from './hostile-templates.ts';
import { fonts, parts } from './hostile-uploads.ts';
import { type HostileTarget, jsonOf, type Sent, SHAPES, sample, word } from './sender.ts';

// Bodies and uploads that blocked the responding thread for seconds, or crashed the server: each as found, and 200
// random shapes of its kind.

function codes(): Sent[] {
  const code = (length: number, format: string, size: number | string, letter = 'x') =>
    `/qr?format=${format}&size=${size}&url=${encodeURIComponent(`https://shop.example/${letter.repeat(length)}`)}`;
  const shapes = fc.tuple(
    fc.nat(1_600),
    fc.oneof(fc.constantFrom('png', 'svg'), word),
    fc.oneof(fc.nat(5_000), word),
    fc.constantFrom('x', 'ü', '0', 'A'),
  );
  return [
    ...Array.from({ length: 10 }, (_, at) => ({ what: 'QR of 1,400 letters', path: code(1_390 + at, 'png', 1_024) })),
    ...sample(shapes).map(([length, format, size, letter], at) => ({
      what: `QR ${at}`,
      path: code(length, format, size, letter).slice(0, 7_900),
    })),
  ];
}

function bodies(place: HostileTarget): Sent[] {
  const targets: [method: string, path: string][] = [
    ['POST', '/api/auth/login'],
    ['PUT', '/api/project'],
    ['POST', `/api/project/${place.projectId}/asset/create`],
    ['PATCH', `/api/template/update-image/${place.templateId}`],
    ['POST', '/api/fetch/selector-data'],
    ['PUT', '/api/poll'],
  ];
  const send = (what: string, body: string): Sent[] =>
    targets.map(([method, path]) => ({ what, method, path, headers: jsonOf(place), body }));
  const deep = (opening: string, closing: string, depth: number) => opening.repeat(depth) + closing.repeat(depth);
  const keys = (count: number, key: (at: number) => string) =>
    `{${Array.from({ length: count }, (_, at) => `${JSON.stringify(key(at))}:1`).join(',')}}`;
  const shapes = fc.oneof(
    fc
      .tuple(fc.constantFrom<[string, string]>(['[', ']'], ['{"a":', '}'], ['[{"__proto__":', '}]']), fc.nat(5_000))
      .map(([[opening, closing], depth]) => `${opening.repeat(depth)}1${closing.repeat(depth)}`),
    fc
      .tuple(fc.nat(30_000), fc.constantFrom('k', '', '__proto__'))
      .map(([count, name]) => keys(count, (at) => `${name}${at}`)),
    fc.json({ maxDepth: 6 }),
    fc
      .array(
        fc.tuple(fc.oneof(word, fc.constantFrom('id', 'html', 'data', 'full', 'email')), fc.jsonValue({ maxDepth: 3 })),
        { maxLength: 6 },
      )
      .map(
        (entries) => `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
      ),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  return [
    ...send('half a million brackets', deep('[', ']', 499_000)),
    ...send('nested objects', '{"a":'.repeat(160_000)),
    ...send(
      '90,000 keys',
      keys(80_000, (at) => `k${at}`),
    ),
    ...send('numbers', `[${'1,'.repeat(490_000)}1]`),
    ...sample(shapes).map((body, at) => {
      const [method, path] = targets[at % targets.length] ?? ['POST', '/api/auth/login'];
      return { what: `body ${at}`, method, path, headers: jsonOf(place), body: body.slice(0, 990_000) };
    }),
  ];
}

/** Pages of a hostile site by number: read, checked, and drawn as images. */
function titles(place: HostileTarget): Sent[] {
  const { hostileUrl, projectUuid } = place;
  const check = (path: string): Sent => ({
    what: `check of ${path}`,
    method: 'POST',
    path: '/api/sub-page-checker',
    headers: jsonOf(place),
    body: JSON.stringify({ website: `${hostileUrl}${path}`, platforms: ['slack'] }),
  });
  const read = (path: string): Sent => ({
    what: `tags of ${path}`,
    path: `/api/fetch/meta-tags?url=${encodeURIComponent(`${hostileUrl}${path}`)}`,
  });
  const image = (path: string): Sent => ({ what: `image of ${path}`, path: `/images/${projectUuid}/v1${path}.jpg` });
  const ready = (templateName: string): Sent => ({
    what: `a long title on ${templateName}`,
    method: 'POST',
    path: '/api/fetch/template-preview-image',
    headers: jsonOf(place),
    body: JSON.stringify({ url: `${hostileUrl}/title-600`, templateName }),
  });
  const ways = [read, image, check, image];
  return [
    ...['product-split', 'text-bold', 'blog-cover', 'home-hero', 'page-band', 'product-spotlight'].map(ready),
    ...['/title-600', '/title-100000', '/kind-constructor', '/words'].flatMap((path) => [
      read(path),
      check(path),
      image(path),
    ]),
    ...Array.from({ length: SHAPES }, (_, at) => (ways[at % ways.length] ?? read)(`/random-${at}`)),
  ];
}

/** What was found, of every kind at once: what blocks one thing meets all the others. */
function together(hostile: HostileTarget): Sent[] {
  const { projectId } = hostile;
  const place = { ...hostile, uploadIds: [projectId, projectId, projectId, projectId] };
  const all = [fonts, selectors, liquid, () => codes(), parts, bodies, titles];
  return all.flatMap((kind) => kind(place).filter(({ what }) => !/\d$/.test(what)));
}

export const LONG_REPORTS = 'long reports for everybody';

/** The largest public pages: drawing one takes the thread 100 ms. */
const reports = (): Sent[] =>
  ['/audit/demo', '/de/audit/demo', '/check/demo', '/demo/demo'].flatMap((path) =>
    Array.from({ length: 5 }, () => ({ what: `report ${path}`, path, expected: 200 })),
  );

export const hostileKinds = {
  fonts: fonts,
  selectors: selectors,
  'Liquid and HTML of templates': liquid,
  'QR codes': () => codes(),
  'parts and fields of forms': parts,
  'JSON bodies': bodies,
  'pages with hostile titles and tags': titles,
  'all of them at once': together,
  [LONG_REPORTS]: reports,
};
